import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Orm } from '../../database/orm.ts';
import { idempotentAnswers } from '../../database/tables/index.ts';
import { Problem } from './problem.ts';

/** A command with an Idempotency-Key: it runs once, even when it is sent again. */
export interface Command {
  readonly sub: string;
  /** The Idempotency-Key of the request. */
  readonly key: string;
  /** Hash of method, path and body, to detect a key that is reused for another request. */
  readonly request: string;
}

/** Returns the identity of a command: the caller's `sub`, the `Idempotency-Key`, and a hash of the request. */
export function commandOf(sub: string, key: string, method: string, path: string, body: unknown): Command {
  const request = createHash('sha256')
    .update(JSON.stringify([method, path, body]))
    .digest('hex');
  return { sub, key, request };
}

/**
 * The stored answer of a repeated command; `undefined` when the command is new.
 * @throws Problem 422 when the key was used for another request.
 */
export async function findStoredAnswer(
  orm: Orm,
  { sub, key, request }: Command,
): Promise<string | undefined> {
  const [row] = await orm
    .select()
    .from(idempotentAnswers)
    .where(and(eq(idempotentAnswers.sub, sub), eq(idempotentAnswers.key, key)));
  if (!row) return undefined;
  if (row.request !== request) throw new Problem(422, 'This Idempotency-Key was used for another request.');
  return row.answer;
}

/**
 * Stores the answer to a command, in the command's own transaction, so that both are committed together; a repeat of
 * the command gets it.
 */
export async function storeAnswer(orm: Orm, command: Command, answer: string, at: Date): Promise<void> {
  await orm.insert(idempotentAnswers).values({ ...command, answer, at });
}
