/** What the client asks of the verifier. */
export interface Against {
  expected: string;
  found: string;
}

export interface Result {
  holds: boolean;
  reason: string | null;
  where: number | null;
  /** What is not the same, where two things should be. */
  against: Against | null;
  hashes: { commitment: string; opening: string; seal: string } | null;
  checked: string[];
  unchecked: string[];
}

export function verify(given: unknown, noted?: string[]): Promise<Result>;
