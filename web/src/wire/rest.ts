/** Everything that is asked of the house outside a table's socket. */
import type { Sentence } from '../words/sentence';
import type {
  AnalysisFace,
  Arranged,
  ArrangedFace,
  Credentials,
  Deduced,
  Device,
  FromPosition,
  FromRecord,
  GameFace,
  GoingOn,
  Hindsight,
  HintAsked,
  HintFace,
  HistoryPage,
  Leaderboard,
  LessonFace,
  MeFace,
  MomentFace,
  MyTable,
  MysteryFace,
  MysteryOnward,
  MysteryTry,
  NewAccount,
  Opened,
  PostFace,
  RatingFace,
  Preview,
  Problem,
  Reasons,
  Record as GameRecord,
  RecordMoment,
  Recovery,
  RecoveryCode,
  Replay,
  Setup,
  SharedGame,
  SheetFace,
  Statistics,
  Subscribing,
  TrayFace,
  TrayWanted,
} from './api';
import { cameBy, ofTable, query } from './links';

/** The house has said no, and why. */
export class Refused extends Error {
  readonly status: number;
  readonly code: string;
  readonly said: Sentence;

  constructor(status: number, problem: Problem) {
    super(problem.text);
    this.status = status;
    this.code = problem.code;
    this.said = problem.said;
  }
}

/** The house has said nothing: it is closed, or the network is. */
export class Unreachable extends Error {}

/** Who calls it off is no longer worked for. */
async function ask<T>(
  method: string,
  path: string,
  body?: unknown,
  off: AbortSignal | null = null,
): Promise<T> {
  const headers = new Headers(body === undefined ? [] : [['Content-Type', 'application/json']]);
  const content = body === undefined ? null : JSON.stringify(body);
  const response = await fetch(path, { method, headers, body: content, signal: off }).catch(() => {
    throw new Unreachable(path);
  });
  const text = await response.text();
  if (response.ok) return (text === '' ? undefined : JSON.parse(text)) as T;
  throw refusal(response.status, text);
}

/** A proxy in front of a closed house answers too, but not in our words. */
function refusal(status: number, text: string): Error {
  try {
    const problem = JSON.parse(text) as Problem;
    return problem.said ? new Refused(status, problem) : new Unreachable(text);
  } catch {
    return new Unreachable(text);
  }
}

/** Which of one's finished games; what is empty does not matter. */
export type Wanted = Record<'game' | 'role' | 'result' | 'company', string>;

export const rest = {
  guest: () => ask<MeFace>('POST', '/api/guest'),
  me: () => ask<MeFace>('GET', '/api/me'),
  rename: (name: string) => ask<MeFace>('PATCH', '/api/me', { name }),
  makeAccount: (given: NewAccount) => ask<RecoveryCode>('POST', '/api/account', given),
  logIn: (given: Credentials) => ask<MeFace>('POST', '/api/login', given),
  recover: (given: Recovery) => ask<RecoveryCode>('POST', '/api/recover', given),
  devices: () => ask<Device[]>('GET', '/api/devices'),
  endDevice: (id: string) => ask<void>('DELETE', `/api/devices/${id}`),

  notifications: () => ask<PostFace>('GET', '/api/notifications'),
  notify: (given: Subscribing) => ask<void>('PUT', '/api/notifications', given),
  notifyNoMore: () => ask<void>('DELETE', '/api/notifications'),

  games: () => ask<GameFace[]>('GET', '/api/games'),
  openTables: () => ask<Preview[]>('GET', '/api/tables'),
  mine: () => ask<MyTable[]>('GET', '/api/mine'),
  openTable: (setup: Setup) => ask<Opened>('POST', '/api/tables', setup),
  byLink: async (code: string) => {
    const found = await ask<Preview>('GET', `/api/links/${encodeURIComponent(code)}`);
    cameBy(found.table, code);
    return found;
  },
  table: (id: string) => ask<Preview>('GET', ofTable(id)),
  record: (id: string) => ask<GameRecord>('GET', ofTable(id, '/record')),
  replay: (id: string, viewer: number) => ask<Replay>('GET', ofTable(id, '/replay', { viewer })),
  /** The links of a finished game, for whom one shows it to. */
  shared: (id: string) => ask<SharedGame>('GET', ofTable(id, '/share')),

  history: (wanted: Wanted, before: string | null = null) =>
    ask<HistoryPage>('GET', `/api/history${query({ ...wanted, before })}`),
  statistics: (wanted: Wanted) =>
    ask<Statistics>('GET', `/api/history/statistics${query({ ...wanted })}`),
  ratings: () => ask<RatingFace[]>('GET', '/api/ratings'),
  leaders: (game: string, role: string) =>
    ask<Leaderboard>('GET', `/api/leaders${query({ game, role })}`),
  /** What a seat knew after so many of the steps that it noticed, in a game that is over. */
  knowledgeThen: (id: string, viewer: number, steps: number, off: AbortSignal) =>
    ask<Deduced>('GET', ofTable(id, '/knowledge', { viewer, steps }), undefined, off),
  /** What a seat could have known in a game that is over, and since when. */
  hindsight: (id: string, viewer: number, off: AbortSignal) =>
    ask<Hindsight>('GET', ofTable(id, '/hindsight', { viewer }), undefined, off),
  /** About what my seat may do now: counted, and told to all at the table that there was one. */
  hint: (id: string, asked: HintAsked) => ask<HintFace>('POST', ofTable(id, '/hint'), asked),
  /** Looking back at a game that is over: begun, asked after, left. */
  beginAnalysis: (id: string) => ask<AnalysisFace>('POST', ofTable(id, '/analysis')),
  analysis: (id: string) => ask<AnalysisFace>('GET', ofTable(id, '/analysis')),
  /** A table of one's own that goes on from a moment of a finished game. */
  goOn: (id: string, asked: GoingOn) => ask<Opened>('POST', ofTable(id, '/onward'), asked),
  leaveAnalysis: (id: string) => ask<AnalysisFace>('DELETE', ofTable(id, '/analysis')),
  lesson: (game: string, lesson: string, done: unknown[]) =>
    ask<LessonFace>('POST', `/api/learn/${game}`, { lesson, done }),
  mystery: (game: string, tried: MysteryTry) =>
    ask<MysteryFace>('POST', `/api/mysteries/${game}`, tried),
  playOnMystery: (game: string, asked: MysteryOnward) =>
    ask<Opened>('POST', `/api/mysteries/${game}/onward`, asked),
  /** What can be laid on a table by hand, whether it can stand, and a table that begins there. */
  tray: (wanted: TrayWanted) => ask<TrayFace>('POST', '/api/positions/tray', wanted),
  checkPosition: (given: Arranged) => ask<ArrangedFace>('POST', '/api/positions/check', given),
  moment: (asked: RecordMoment) => ask<MomentFace>('POST', '/api/positions/moment', asked),
  playRecord: (asked: FromRecord) => ask<Opened>('POST', '/api/positions/record', asked),
  playFrom: (asked: FromPosition) => ask<Opened>('POST', '/api/positions/onward', asked),
  knowledge: (id: string, viewer: number, off: AbortSignal) =>
    ask<Deduced>('GET', ofTable(id, '/knowledge', { viewer }), undefined, off),
  sheet: (id: string, viewer: number, way: string) =>
    ask<SheetFace>('GET', ofTable(id, '/sheet', { viewer, way })),
  /** Where there was no time for as few reasons as it takes, a last sentence says so. */
  why: async (id: string, viewer: number, subject: string, answer: string, holds: boolean) => {
    const asked = { viewer, subject, answer, holds: holds ? 1 : 0 };
    const found = await ask<Reasons>('GET', ofTable(id, '/why', asked));
    const cut = found.complete === false ? [{ id: 'client-why-cut' }] : [];
    return { why: [...found.why, ...cut] };
  },
};
