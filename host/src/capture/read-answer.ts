import type { PhoneHandOff } from '@portal/shared/api/hand-off';
import { handOffEnds, pictureStates } from '@portal/shared/api/hand-off-code';

/** Fields of an object; none of anything else. */
const fieldsOf = (value: unknown): ReadonlyMap<string, unknown> =>
  new Map(typeof value === 'object' && value !== null ? Object.entries(value) : []);

type Pictures = Extract<PhoneHandOff, { readonly status: 'open' }>['pictures'];

function readPicture(value: unknown): Pictures[number] | undefined {
  const fields = fieldsOf(value);
  const [name, label, isCard] = [fields.get('name'), fields.get('label'), fields.get('isCard')];
  const [version, why] = [fields.get('version'), fields.get('why')];
  if (typeof version !== 'string' || (why !== undefined && typeof why !== 'string')) return undefined;
  const state = pictureStates.find((one) => one === fields.get('state'));
  return typeof name === 'string' && typeof label === 'string' && typeof isCard === 'boolean' && state
    ? { name, label, isCard, state, version, ...(why === undefined ? {} : { why }) }
    : undefined;
}

function readPictures(value: unknown): Pictures | undefined {
  if (!Array.isArray(value)) return undefined;
  const pictures = value.map(readPicture).filter((picture) => picture !== undefined);
  return pictures.length === value.length ? pictures : undefined;
}

function readOpen(fields: ReadonlyMap<string, unknown>): PhoneHandOff | undefined {
  const [agentName, customerName] = [fields.get('agentName'), fields.get('customerName')];
  const [secondsLeft, pictures] = [fields.get('secondsLeft'), readPictures(fields.get('pictures'))];
  if (typeof agentName !== 'string' || typeof secondsLeft !== 'number' || !pictures) return undefined;
  if (customerName !== undefined && typeof customerName !== 'string') return undefined;
  return { status: 'open', agentName, secondsLeft, pictures, ...(customerName ? { customerName } : {}) };
}

/**
 * Decodes an answer of the hand-off service; `undefined` when it is not one. By hand, because the schemas' library is
 * larger than the whole page; the test compares both.
 */
export function readAnswer(value: unknown): PhoneHandOff | undefined {
  const fields = fieldsOf(value);
  const status = fields.get('status');
  if (status === 'inUse' || status === 'unknown') return { status };
  if (status === 'open') return readOpen(fields);
  const why = handOffEnds.find((one) => one === fields.get('why'));
  if (status !== 'ended' || !why) return undefined;
  const rows = fields.get('pictures');
  const pictures = readPictures(rows);
  return rows === undefined ? { status, why } : pictures && { status, why, pictures };
}
