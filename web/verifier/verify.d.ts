/** What the client asks of the verifier. */
export interface Result {
  holds: boolean;
  reason: string | null;
  where: number | null;
  hashes: { commitment: string; opening: string; seal: string } | null;
  checked: string[];
  unchecked: string[];
}

export function verify(given: unknown, noted?: string[]): Promise<Result>;
