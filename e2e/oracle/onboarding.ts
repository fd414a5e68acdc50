import { objectionsToNames } from './names.ts';
import { adultHolder, minorHolder } from './onboarding-payloads.ts';
import { isRecord } from './sent.ts';

type Fields = Readonly<Record<string, unknown>>;

/** An onboarding begun before these were asked is saved without them. What is completed has all. */
const maybeFromBefore = ['employment', 'pep', 'tax'];
/** Sent once it is uploaded. */
const optional: Readonly<Record<string, readonly string[]>> = { tax: ['w8ben?'] };

/** Objections to the names of a holder's parts, and to those within each, as the holder of `payload` has them. */
function objectionsToHolder(holder: Fields, payload: Fields): readonly string[] {
  const listed = Object.keys(payload).map((name) => (maybeFromBefore.includes(name) ? `${name}?` : name));
  const within = Object.entries(payload).flatMap(([part, values]) => {
    const sent = holder[part];
    if (!isRecord(values) || sent === undefined) return [];
    if (!isRecord(sent)) return [`${part} is not an object`];
    const names = [...Object.keys(values), ...(optional[part] ?? [])];
    return objectionsToNames(Object.keys(sent), names).map((objection) => `${part}: ${objection}`);
  });
  return [...objectionsToNames(Object.keys(holder), listed), ...within];
}

function objectionsToMinor({ personal }: Fields): readonly string[] {
  const { maritalStatus, noOfDependents } = isRecord(personal) ? personal : {};
  return maritalStatus === null && noOfDependents === null
    ? []
    : ['maritalStatus and noOfDependents of a minor are not null'];
}

function objectionsToShare(nominee: unknown): readonly string[] {
  const share = isRecord(nominee) ? nominee.share : undefined;
  return typeof share === 'number' && share > 0 && share <= 100 && Number(share.toFixed(2)) === share
    ? []
    : [`the share ${JSON.stringify(share)} is not over 0 and at most 100, with two decimals at most`];
}

/** [ITM-08]: a second holder is a list of one, with the parts of an adult or of a minor; shares have two decimals. */
export function objectionsToOnboarding({ plans, jointApplicant, nominee }: Fields): readonly string[] {
  const shares = (Array.isArray(nominee) ? nominee : []).flatMap(objectionsToShare);
  if (jointApplicant === undefined) return shares;
  if (!Array.isArray(jointApplicant)) return [...shares, 'jointApplicant is not wrapped in a list'];
  const [holder, ...others]: readonly unknown[] = jointApplicant;
  if (!isRecord(holder) || others.length > 0) return [...shares, 'jointApplicant is not a list of one'];
  const isMinor = isRecord(plans) && plans.accountType === 'MNR';
  return [
    ...shares,
    ...objectionsToHolder(holder, isMinor ? minorHolder : adultHolder),
    ...(isMinor ? objectionsToMinor(holder) : []),
  ];
}
