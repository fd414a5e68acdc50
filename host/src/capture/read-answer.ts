import type { PhoneHandOff } from '@portal/shared/api/hand-off';
import { handOffEnds, pictureStates } from '@portal/shared/api/hand-off-code';

/** Fields of an object; none of anything else. */
const fieldsOf = (value: unknown): ReadonlyMap<string, unknown> =>
  new Map(typeof value === 'object' && value !== null ? Object.entries(value) : []);

type Open = Extract<PhoneHandOff, { readonly status: 'open' }>;

function readPicture(value: unknown): Open['pictures'][number] | undefined {
  const fields = fieldsOf(value);
  const [name, label, isCard] = [fields.get('name'), fields.get('label'), fields.get('isCard')];
  const state = pictureStates.find((one) => one === fields.get('state'));
  return typeof name === 'string' && typeof label === 'string' && typeof isCard === 'boolean' && state
    ? { name, label, isCard, state }
    : undefined;
}

function readOpen(fields: ReadonlyMap<string, unknown>): PhoneHandOff | undefined {
  const [agentName, customerName] = [fields.get('agentName'), fields.get('customerName')];
  const [secondsLeft, rows] = [fields.get('secondsLeft'), fields.get('pictures')];
  if (typeof agentName !== 'string' || typeof secondsLeft !== 'number' || !Array.isArray(rows))
    return undefined;
  if (customerName !== undefined && typeof customerName !== 'string') return undefined;
  const pictures = rows.map(readPicture).filter((picture) => picture !== undefined);
  if (pictures.length !== rows.length) return undefined;
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
  return status === 'ended' && why ? { status, why } : undefined;
}
