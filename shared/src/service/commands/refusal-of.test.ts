import { ApiError } from '@portal/shared/calls';
import { refusalOf } from './refusal-of.ts';

/** An error of a call, with the body of its reply. */
const errorWith = (status: number, cause: unknown) =>
  Object.assign(new ApiError('status', { status }), { cause });

test.each([
  ['the sentence of a refusal', 422, '{"message":"Once a year.","details":{}}', 'Once a year.'],
  ['nothing of another status', 400, '{"message":"body.payload.units: over 0"}', undefined],
  ['nothing of a body that is not JSON', 422, '<html></html>', undefined],
  ['nothing without a message', 422, '{"error":"no"}', undefined],
  ['nothing of an empty message', 422, '{"message":"  "}', undefined],
  ['nothing of a text that is no sentence', 422, JSON.stringify({ message: 'x'.repeat(251) }), undefined],
  ['nothing where the host hands over no body', 422, undefined, undefined],
])('returns %s', (_what, status, cause, expected) => {
  expect(refusalOf(errorWith(status, cause))).toBe(expected);
});
