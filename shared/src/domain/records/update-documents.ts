import * as z from '@portal/shared/schema';
import { isUsPerson } from '../person/us-person.ts';
import { documentNames } from './document-names.ts';

const text = z.nullish(z.string());
/** What decides which documents an update of a customer's record needs: changed fields, and one as it was before. */
const decisive = z.object({
  sI: z.nullish(z.boolean()),
  sophisticatedInvestorCriteria: text,
  usResidentStatus: text,
  before: z.nullish(z.object({ usResidentStatus: text })),
});
type Update = z.output<typeof decisive>;

/** Each document, the field that asks for it, and its effect, which is shown there. */
const documents = [
  {
    name: documentNames.proof,
    field: 'sI',
    effect: 'Wholesale funds can be bought once the update is completed, not before.',
    isNeeded: ({ sI, sophisticatedInvestorCriteria }: Update) => sI || sophisticatedInvestorCriteria,
  },
  {
    name: documentNames.w9,
    field: 'usResidentStatus',
    effect:
      'Head office takes over. Once the update is completed, the customer cannot invest here any more. Holdings can be redeemed.',
    isNeeded: isUsPerson,
  },
  {
    name: documentNames.w8ben,
    field: 'usResidentStatus',
    effect: 'The customer may invest again once the update is completed, not before.',
    isNeeded: (update: Update) => update.usResidentStatus && !isUsPerson(update) && isUsPerson(update.before),
  },
] as const;

/** A document that an update needs. */
export type UpdateDocument = (typeof documents)[number];

/**
 * Returns the documents that an update needs before it is settled, as an onboarding with these answers does: proof of a
 * sophisticated investor for a new criterion, and a US form for who becomes a US person, or is one no more. `payload` is
 * as it is sent or listed.
 */
export function updateDocuments(payload: unknown): readonly UpdateDocument[] {
  const { data: update } = z.safeParse(decisive, payload);
  return update ? documents.filter(({ isNeeded }) => isNeeded(update)) : [];
}
