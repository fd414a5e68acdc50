import { mkdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import * as z from '@portal/shared/schema';
import { describeSyntaxError, lineOf } from './json-lines.ts';
import { SiteRefusal } from './refusal.ts';

/** A written file that no reader sees yet. */
export interface Draft {
  /** Puts it into its place at once: a reader sees all of the old text or all of the new. */
  readonly keep: () => Promise<void>;
  /** Removes it, and the folders that were made for it; nothing after `keep`. */
  readonly drop: () => Promise<void>;
}

/**
 * Writes the draft of a file, and its folder if there is none. Throws when that fails, and leaves nothing. The caller has the
 * site's lock: the draft that an ended process left is replaced.
 */
export async function writeDraft(file: string, text: string): Promise<Draft> {
  const draft = `${file}.draft`;
  const firstFolder = await mkdir(dirname(file), { recursive: true });
  const drop = async () => {
    await rm(draft, { force: true });
    if (firstFolder === undefined) return;
    for (let folder = dirname(file); folder.length >= firstFolder.length; folder = dirname(folder))
      await rmdir(folder).catch(() => undefined);
  };
  try {
    // a link would lead the text elsewhere
    await rm(draft, { force: true });
    await writeFile(draft, text, { flush: true, flag: 'wx' });
  } catch (error) {
    await drop();
    throw error;
  }
  return { keep: () => rename(draft, file), drop };
}

/**
 * Writes a file atomically, and its folder if there is none. Throws when that fails; the old text then stays. The caller has the
 * site's lock.
 */
export async function writeAtomically(file: string, text: string): Promise<void> {
  const { keep, drop } = await writeDraft(file, text);
  try {
    await keep();
  } catch (error) {
    await drop();
    throw error;
  }
}

/** Whether a caught value is an error with this code of Node.js: `ENOENT`, `EEXIST`. */
export const hasCode = (error: unknown, code: string): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === code;

/** Reads a text file; `undefined` if there is none. Throws for every other failure. */
export async function readIfThere(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

/** Decodes a file's JSON text. Throws SiteRefusal with the file's name, the line and the reason. */
export function decodeJson<Value>(file: string, text: string, schema: z.ZodMiniType<Value>): Value {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    const reason = describeSyntaxError(text);
    throw new SiteRefusal(`${file} is no JSON${reason === undefined ? '.' : `, ${reason}`}`);
  }
  const decoded = z.safeParse(schema, json);
  if (decoded.success) return decoded.data;
  const lines = decoded.error.issues.map(
    ({ path, message }) => `line ${lineOf(text, path)}, ${path.map(String).join('.')}: ${message}`,
  );
  throw new SiteRefusal([`${file} is not as it should be.`, ...lines].join('\n'));
}

/** Decodes a value with a schema. Throws SiteRefusal that names `name` and each invalid field. */
export function decode<Value>(name: string, value: unknown, schema: z.ZodMiniType<Value>): Value {
  const decoded = z.safeParse(schema, value);
  if (!decoded.success)
    throw new SiteRefusal(`${name} is not as it should be.\n${z.prettifyError(decoded.error)}`);
  return decoded.data;
}

/** Reads a JSON file and decodes it with a schema. Throws an Error when it is missing or invalid. */
export const readJson = async <Value>(file: string, schema: z.ZodMiniType<Value>): Promise<Value> =>
  decodeJson(file, await readFile(file, 'utf8'), schema);

/** Returns a value as indented JSON with a line break at its end. */
export const jsonText = (value: unknown): string => `${JSON.stringify(value, null, 1)}\n`;
