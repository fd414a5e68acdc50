import type { ApiError, Attempt } from '@portal/shared/calls';
import { mayHaveReachedServer } from './may-have-reached-server.ts';
import { type PendingCommand, pendingCommands } from './pending-commands.ts';

/** What reading back tells of a command: its result, that there is none, or that the service cannot be asked. */
export type ReadBackResult<Result> =
  | { readonly status: 'found'; readonly result: Result }
  | { readonly status: 'none' }
  | { readonly status: 'unreachable' };

/** A command that must happen once, however often it is asked for. */
export interface IdempotentCommand<Result> {
  /** Agent and thing, as `pendingCommands` keeps them. */
  readonly subject: string;
  /** Ids of what it is about. */
  readonly about: readonly string[];
  send(key: string): Promise<Attempt<Result>>;
  /** Reads back what became of a command about these. */
  find(about: readonly string[]): Promise<ReadBackResult<Result>>;
  /** The answer was lost, or an earlier one is in doubt: the service is being asked. */
  onChecking(): void;
  /**
   * What it does can be taken back elsewhere. Then a repeat that succeeds is looked for: the service may only have
   * given the answer of the first attempt again, which is undone by now.
   */
  readonly canBeUndone?: boolean;
}

/** What became of it. `missed`: it did not arrive. `unknown`: nothing may be sent until it could be read back. */
export type Outcome<Result> =
  | { readonly status: 'done'; readonly result: Result }
  | { readonly status: 'refused'; readonly error: ApiError }
  | { readonly status: 'missed' }
  | { readonly status: 'unknown' };

/** A request that nobody hears of any more may still take effect for this long after it was sent. */
const arrivalMs = 3_000;
/** The same after a reload: the answer was not lost, nobody waited for it. */
export const reloadArrivalMs = 10_000;
const pauseMs = 750;
/** After this long nothing that was sent can arrive any more (the call's own time-out is 50 s). */
const lapsedMs = 10 * 60_000;

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id) => other.includes(id));

/** Reads back until there is an answer, or what was sent can no longer arrive. */
export async function look<Result>(
  find: IdempotentCommand<Result>['find'],
  { at, about }: Pick<PendingCommand, 'at' | 'about'>,
  waitMs = arrivalMs,
): Promise<ReadBackResult<Result>> {
  for (;;) {
    const finding = await find(about);
    if (finding.status !== 'none' || Date.now() - at >= waitMs) return finding;
    await pause(pauseMs);
  }
}

/**
 * Asks what became of a command in doubt; nothing is sent. `undefined`: none is in doubt, or with `about` none about
 * exactly these.
 */
export async function reconcilePendingCommand<Result>({
  subject,
  about,
  find,
  onChecking,
  waitMs,
}: Omit<IdempotentCommand<Result>, 'send' | 'about' | 'canBeUndone'> & {
  readonly about?: readonly string[];
  readonly waitMs?: number;
}): Promise<Outcome<Result> | undefined> {
  const doubt = pendingCommands.read(subject);
  if (!doubt || (about && !isSame(doubt.about, about))) return undefined;
  onChecking();
  const finding = await look(find, doubt, waitMs);
  if (finding.status === 'unreachable') return { status: 'unknown' };
  if (finding.status === 'none') {
    // read back, and too old to arrive: nothing is left to doubt
    if (Date.now() - doubt.at >= lapsedMs) pendingCommands.drop(subject);
    return { status: 'missed' };
  }
  pendingCommands.settled(subject);
  return { status: 'done', result: finding.result };
}

/**
 * Sends a command, at most once: what is in doubt from before is read back first, and when the answer is lost the
 * outcome is read back before anything is said. A further attempt at the same bears the same key.
 */
export async function sendOnce<Result>(command: IdempotentCommand<Result>): Promise<Outcome<Result>> {
  const { subject, about, find, onChecking } = command;
  const before = pendingCommands.read(subject);
  const isRepeat = before !== undefined && isSame(before.about, about);
  if (before) {
    const earlier = await reconcilePendingCommand({ subject, find, onChecking });
    // a command about other things leaves this one free once its own outcome is known
    if (earlier?.status === 'unknown' || (isRepeat && earlier?.status === 'done')) return earlier;
    if (!isRepeat) pendingCommands.drop(subject);
  }
  const doubt: PendingCommand = {
    key: isRepeat ? before.key : crypto.randomUUID(),
    at: Date.now(),
    about: [...about],
  };
  pendingCommands.keep(subject, doubt);
  const reply = await command.send(doubt.key);
  if (reply.status === 'ok') {
    const isUndone = isRepeat && command.canBeUndone && (await find(about)).status === 'none';
    if (isUndone) {
      pendingCommands.drop(subject);
      return sendOnce(command);
    }
    pendingCommands.settled(subject);
    return { status: 'done', result: reply.value };
  }
  const isRefused = !mayHaveReachedServer(reply.error);
  if (isRefused && !isRepeat) {
    pendingCommands.drop(subject);
    return { status: 'refused', error: reply.error };
  }
  onChecking();
  // a repeat that is refused: the first may have arrived after all
  const finding = isRefused ? await find(about) : await look(find, doubt);
  if (finding.status === 'unreachable') return { status: 'unknown' };
  if (finding.status === 'none' && !isRefused) return { status: 'missed' };
  if (finding.status === 'found') {
    pendingCommands.settled(subject);
    return { status: 'done', result: finding.result };
  }
  pendingCommands.drop(subject);
  return { status: 'refused', error: reply.error };
}
