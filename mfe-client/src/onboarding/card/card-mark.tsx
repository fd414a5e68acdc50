import { cleanText } from '@portal/shared/clean-text';
import { Chip } from '@portal/shared/parts';
import { Text } from '@portal/shared/ui';
import { Eye, PencilLine } from 'lucide-react';
import type { IdentityAnswers } from '../answers/answers.ts';
import type { PersonFromCard } from './apply-reading.ts';

type Marks = Pick<IdentityAnswers, 'readValues' | 'uncertain'>;

/**
 * Returns how a field's value came about: read from the document, read but uncertain (`Check`), or changed by the agent
 * since; `undefined` when it was typed.
 */
export function markOf({ readValues, uncertain }: Marks, name: string, value: string) {
  const read = readValues[name];
  if (read === undefined) return undefined;
  if (cleanText(read) !== cleanText(value)) return 'Changed';
  return uncertain.includes(name) ? 'Check' : 'Read from the card';
}

/**
 * Whether the agent has to compare a value with the document: it was read, is uncertain, and has not been changed
 * since.
 */
export const isUncertain = (identity: Marks, name: string, value: string): boolean =>
  markOf(identity, name, value) === 'Check';

/** Names of the fields that have a mark: of the document itself, and of the address. */
const ownFields = ['name', 'idNo', 'dateOfBirth', 'gender', 'expiresOn'] as const;
const addressFields = ['address1', 'postcode', 'city'] as const;

/**
 * Returns what the agent has to compare with the document, in a sentence or two: what is marked `Check` now, and where.
 * The address counts only if it is asked for.
 */
export function describeMarks({ identity, contact }: PersonFromCard, isAddressAsked = true): string {
  const isOwn = ownFields.some((name) => isUncertain(identity, name, identity[name]));
  const isInAddress =
    isAddressAsked && addressFields.some((name) => isUncertain(identity, name, contact.residential[name]));
  if (!isOwn && !isInAddress) return 'Compare them with the document. You can change all of them.';
  const where = isOwn ? (isInAddress ? ', here and in the address,' : '') : ' in the address';
  return `What is marked Check${where} is uncertain. Compare all with the document.`;
}

const looks = {
  Check: { tone: 'warn', icon: Eye },
  Changed: { tone: 'info', icon: PencilLine },
} as const;

interface CardMarkProps {
  readonly identity: Marks;
  readonly name: string;
  readonly value: string;
}

/**
 * Says beside a field's label how its value came about (ONB-02): read from the card, read but uncertain (`Check`), or
 * changed since; nothing for a typed one.
 */
export function CardMark({ identity, name, value }: CardMarkProps) {
  const mark = markOf(identity, name, value);
  if (mark === undefined) return null;
  // most fields have it: the others should be seen first
  if (mark === 'Read from the card')
    return (
      <Text as="span" textStyle="help" whiteSpace="nowrap">
        {mark}
      </Text>
    );
  const { tone, icon: Icon } = looks[mark];
  return (
    <Chip tone={tone}>
      <Icon size={13} aria-hidden />
      {mark}
    </Chip>
  );
}
