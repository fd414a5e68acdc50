import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Orm } from '../../database/orm.ts';
import { idempotentAnswers } from '../../database/tables/index.ts';
import { Problem } from './problem.ts';

/** A command that must happen once, however often it is sent. */
export interface Command {
  readonly sub: string;
  /** The Idempotency-Key of the request. */
  readonly key: string;
  /** What the key stands for: a hash of method, path and body. */
  readonly request: string;
}

export function commandOf(sub: string, key: string, method: string, path: string, body: unknown): Command {
  const request = createHash('sha256')
    .update(JSON.stringify([method, path, body]))
    .digest('hex');
  return { sub, key, request };
}

/**
 * The first answer of a command that was sent before; `undefined` when it is new.
 * @throws Problem 422 when the key was used for another request.
 */
export async function earlierAnswer(orm: Orm, { sub, key, request }: Command): Promise<string | undefined> {
  const [row] = await orm
    .select()
    .from(idempotentAnswers)
    .where(and(eq(idempotentAnswers.sub, sub), eq(idempotentAnswers.key, key)));
  if (!row) return undefined;
  if (row.request !== request) throw new Problem(422, 'This Idempotency-Key was used for another request.');
  return row.answer;
}

/** Remembers the answer in the transaction of the command, so that the two come true together. */
export async function rememberAnswer(orm: Orm, command: Command, answer: string, at: Date): Promise<void> {
  await orm.insert(idempotentAnswers).values({ ...command, answer, at });
}
