import type { ApiError, Attempt } from '@portal/shared/calls';
import { mayHaveReachedServer } from './may-have-reached-server.ts';
import { type PendingCommand, pendingCommands } from './pending-commands.ts';
import { readBackTimes } from './read-back-times.ts';

/** Result of reading back a command: what it made, that it made nothing, or that the service cannot be reached. */
export type ReadBackResult<Result> =
  | { readonly status: 'found'; readonly result: Result }
  | { readonly status: 'none' }
  | { readonly status: 'unreachable' };

/** A command that must take effect once, however often it is sent. */
interface IdempotentCommand<Result> {
  /** Key of `pendingCommands`: agent and target. */
  readonly subject: string;
  /** Ids of the items that it concerns. */
  readonly about: readonly string[];
  send(key: string): Promise<Attempt<Result>>;
  /** Asks the service for the result of a command with this `about`, sent at `sentAt` (epoch milliseconds). */
  readBack(about: readonly string[], sentAt: number): Promise<ReadBackResult<Result>>;
  /** Called before the service is read back, because a reply was lost or an earlier command is pending. */
  onChecking(): void;
  /**
   * Whether the effect can be reverted elsewhere. A repeat that succeeds is then read back too: the service may have
   * replayed the reply of the first attempt, whose effect was reverted since.
   */
  readonly canBeReverted?: boolean;
}

/**
 * Outcome of a command. `notReceived`: the service did not receive it, so it may be sent again. `unknown`: nothing
 * may be sent until it could be read back.
 */
export type Outcome<Result> =
  | { readonly status: 'done'; readonly result: Result }
  | { readonly status: 'refused'; readonly error: ApiError }
  | { readonly status: 'notReceived' }
  | { readonly status: 'unknown' };

/** Like `arrivalMs`, but after a reload, when the browser may have aborted a request that was only just sent. */
export const reloadArrivalMs = 10_000;
/** After this long no request can still take effect (the call's own time-out is 50 s). */
const expiryMs = 10 * 60_000;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const hasSameIds = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id) => other.includes(id));

/**
 * Reads back again while the service finds nothing, until `waitMs` after sending have passed. `unreachable` ends it at
 * once.
 */
async function readBackUntilFound<Result>(
  readBack: IdempotentCommand<Result>['readBack'],
  { at, about }: Pick<PendingCommand, 'at' | 'about'>,
  waitMs = readBackTimes.arrivalMs,
): Promise<ReadBackResult<Result>> {
  for (;;) {
    const found = await readBack(about, at);
    if (found.status !== 'none' || Date.now() - at >= waitMs) return found;
    await pause(readBackTimes.pollMs);
  }
}

/**
 * Reads back from the service whether the pending command of a subject (sent, its reply lost) took effect, and sends
 * nothing. `done` and `notReceived` say so; it is `unknown` when the service cannot be reached. `undefined`, without a
 * call, when none is pending, or, with `about`, when the pending one concerns other items.
 */
export async function reconcilePendingCommand<Result>({
  subject,
  about,
  readBack,
  onChecking,
  waitMs,
}: Omit<IdempotentCommand<Result>, 'send' | 'about' | 'canBeReverted'> & {
  readonly about?: readonly string[];
  readonly waitMs?: number;
}): Promise<Outcome<Result> | undefined> {
  const pending = pendingCommands.read(subject);
  if (!pending || (about && !hasSameIds(pending.about, about))) return undefined;
  onChecking();
  const readResult = await readBackUntilFound(readBack, pending, waitMs);
  if (readResult.status === 'unreachable') return { status: 'unknown' };
  if (readResult.status === 'none') {
    if (Date.now() - pending.at >= expiryMs) pendingCommands.remove(subject);
    return { status: 'notReceived' };
  }
  pendingCommands.resolve(subject);
  return { status: 'done', result: readResult.result };
}

/**
 * Sends a command that takes effect at most once. An earlier pending command of the subject is read back first. When the
 * reply is lost (no answer, or a status from 500), the outcome is read back before this resolves. A repeat of the same
 * command reuses its idempotency key; a refused repeat is read back too, because the first attempt may have arrived. With
 * `canBeReverted`, a repeat whose effect was reverted meanwhile is sent again under a new key. Rejects only when `send`
 * or `readBack` does.
 */
export async function sendOnce<Result>(command: IdempotentCommand<Result>): Promise<Outcome<Result>> {
  const { subject, about, readBack, onChecking } = command;
  const earlier = pendingCommands.read(subject);
  const isRepeat = earlier !== undefined && hasSameIds(earlier.about, about);
  if (earlier) {
    const outcome = await reconcilePendingCommand({ subject, readBack, onChecking });
    // a pending command for other items does not block this one once its own outcome is known
    if (outcome?.status === 'unknown' || (isRepeat && outcome?.status === 'done')) return outcome;
    if (!isRepeat) pendingCommands.remove(subject);
  }
  const pending: PendingCommand = {
    key: isRepeat ? earlier.key : crypto.randomUUID(),
    at: Date.now(),
    about: [...about],
  };
  pendingCommands.save(subject, pending);
  const reply = await command.send(pending.key);
  if (reply.status === 'ok') {
    const isReverted =
      isRepeat && command.canBeReverted && (await readBack(about, pending.at)).status === 'none';
    if (isReverted) {
      pendingCommands.remove(subject);
      return sendOnce(command);
    }
    pendingCommands.resolve(subject);
    return { status: 'done', result: reply.value };
  }
  return outcomeOfFailure(command, pending, reply.error, isRepeat);
}

async function outcomeOfFailure<Result>(
  { subject, about, readBack, onChecking }: IdempotentCommand<Result>,
  pending: PendingCommand,
  error: ApiError,
  isRepeat: boolean,
): Promise<Outcome<Result>> {
  const isRefused = !mayHaveReachedServer(error);
  if (isRefused && !isRepeat) {
    pendingCommands.remove(subject);
    return { status: 'refused', error };
  }
  onChecking();
  // a refused repeat is read back: the first attempt may have taken effect
  const readResult = isRefused
    ? await readBack(about, pending.at)
    : await readBackUntilFound(readBack, pending);
  if (readResult.status === 'unreachable') return { status: 'unknown' };
  if (readResult.status === 'none' && !isRefused) return { status: 'notReceived' };
  if (readResult.status === 'found') {
    pendingCommands.resolve(subject);
    return { status: 'done', result: readResult.result };
  }
  pendingCommands.remove(subject);
  return { status: 'refused', error };
}
