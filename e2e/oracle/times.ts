import { isRecord } from './sent.ts';

const looksLikeTime = /^\d{4}-\d\d-\d\dT/;
const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+08:00$/;

/** The texts inside a JSON value, with the names that lead to them. */
function textsOf(value: unknown, path: string): readonly (readonly [path: string, text: string])[] {
  if (typeof value === 'string') return [[path, value]];
  if (Array.isArray(value)) return value.flatMap((each) => textsOf(each, path));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, each]) =>
    textsOf(each, path === '' ? name : `${path}.${name}`),
  );
}

/** Objections to the times in a query or a body: every one is ISO 8601 with the offset of Malaysia. */
export const objectionsToTimes = (fields: unknown): readonly string[] =>
  textsOf(fields, '')
    .filter(([, text]) => looksLikeTime.test(text) && !time.test(text))
    .map(([path, text]) => `${path} is ${text} and not a time with +08:00`);
