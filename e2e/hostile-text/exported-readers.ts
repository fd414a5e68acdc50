import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { filesBelow } from '../../scripts/lib/files-below.mjs';

/** An exported function that takes a text. */
export interface ExportedReader {
  /** Path from the root. */
  readonly file: string;
  readonly name: string;
  /** Types of its parameters, but for optional ones. */
  readonly parameters: readonly string[];
}

const root = join(import.meta.dirname, '../..');

/** A function's start, until its parameters. Hooks need a component, and a function that waits is not measured. */
const functionStart = /^export (?:function |const )(?!use[A-Z])(\w+)(?: = )?(?:<[^(]*>)?\(/gm;

/** What changes the page or its storage and reads nothing, and what takes an object of any form. */
const noReaders = ['chooseFile', 'openCamera', 'requestOf', 'saveFile', 'setOrderLeft', 'startPdfWorker'];

/** Returns the text until the bracket that closes an open one. */
function untilClosed(text: string): string {
  let depth = 1;
  for (let at = 0; at < text.length; at += 1) {
    if ('([{'.includes(text[at] ?? '')) depth += 1;
    if (')]}'.includes(text[at] ?? '')) depth -= 1;
    if (depth === 0) return text.slice(0, at);
  }
  return '';
}

/** Splits at the commas that are in no brackets. */
function splitParameters(text: string): readonly string[] {
  const parts: string[] = [''];
  let depth = 0;
  for (const character of text) {
    if ('([{<'.includes(character)) depth += 1;
    if (')]}>'.includes(character)) depth -= 1;
    if (character === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += character;
  }
  return parts.map((part) => part.trim()).filter(Boolean);
}

/** Returns the type of a parameter; `undefined` for an optional one. */
function typeOf(parameter: string): string | undefined {
  const [, optional, type = ''] = /^(?:\w+|\{[\s\S]*\}|\[[\s\S]*\])(\??):\s*([\s\S]*)$/.exec(parameter) ?? [];
  return optional === '?' || / = |=>.*=(?!>)/.test(type) || type === '' ? undefined : type;
}

const takesText = (type = ''): boolean =>
  /^(?:string|unknown|readonly string\[\]|readonly \(readonly string\[\]\)\[\])/.test(type);

/** Returns the source files of the product, without tests and what tests share. */
const sourceFiles = (): readonly string[] =>
  filesBelow(root)
    .map((path) => relative(root, path))
    .filter((file) => /^(?:shared|host|mfe-[a-z-]+)\/src\/.*\.tsx?$/.test(file))
    .filter((file) => !/\.test\.|[./-]fixture|fixtures\/|\/testing\/|harness|\.d\.ts$|\/cases\//.test(file));

/** Returns the exported functions of the product that take a text, by their declarations. */
export const findExportedReaders = (files = sourceFiles()): readonly ExportedReader[] =>
  files.flatMap((file) => {
    const source = readFileSync(join(root, file), 'utf8');
    return [...source.matchAll(functionStart)].flatMap(({ 0: start, 1: name = '', index }) => {
      const parameters = splitParameters(untilClosed(source.slice(index + start.length))).flatMap(
        (parameter) => typeOf(parameter) ?? [],
      );
      return parameters.some(takesText) && !noReaders.includes(name) ? [{ file, name, parameters }] : [];
    });
  });

/** Returns the arguments of a call with a text: the text for each parameter that takes one. */
export const argumentsOf = ({ parameters }: ExportedReader, text: string): readonly unknown[] =>
  parameters.map((type) => {
    if (/^readonly \(readonly string\[\]\)\[\]/.test(type)) return [[text]];
    if (/^readonly string\[\]/.test(type)) return [text];
    if (/^(?:string|unknown)/.test(type)) return text;
    if (/=>/.test(type)) return () => text;
    if (/^number/.test(type)) return 2;
    if (/^boolean/.test(type)) return true;
    if (/\[\]$|^ReadonlySet|^Set/.test(type)) return [];
    return {};
  });

/** Imports an exported function. */
export async function importReader({
  file,
  name,
}: ExportedReader): Promise<(...args: readonly unknown[]) => unknown> {
  const { [name]: read }: Readonly<Record<string, unknown>> = await import(join(root, file));
  if (typeof read !== 'function') throw new Error(`${file} does not export ${name}`);
  return (...args) => {
    const result: unknown = Reflect.apply(read, undefined, args);
    // what waits is measured until then
    if (result instanceof Promise) result.catch(() => undefined);
    return result;
  };
}
