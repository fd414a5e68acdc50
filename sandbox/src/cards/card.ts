import * as z from 'zod';

/** What marks the code of a demo card, before its data. */
const MARK = 'CBID1';

/** The data of one side of a demo card, as `extract-id` answers it. The back of a MyKad has its number only. */
const cardSide = z.object({
  side: z.enum(['front', 'back']),
  docType: z.enum(['MYKAD', 'PASSPORT']),
  idNo: z.string().max(20),
  name: z.string().max(100).optional(),
  dob: z.iso.date().optional(),
  gender: z.enum(['M', 'F']).optional(),
  expiresOn: z.iso.date().optional(),
  nationality: z.string().length(2).optional(),
  address1: z.string().max(100).optional(),
  address2: z.string().max(100).optional(),
  address3: z.string().max(100).optional(),
  postcode: z.string().max(12).optional(),
  city: z.string().max(60).optional(),
  state: z.string().max(60).optional(),
  uncertain: z.array(z.string()).optional(),
});
/** The data of one side of a demo card. */
export type CardSide = z.output<typeof cardSide>;

/** Returns the text of the QR code on one side of a demo card: a mark, then JSON. `fromCardText` reads it. */
export const toCardText = (side: CardSide): string => MARK + JSON.stringify(side);

/** Reads the text of a demo card's QR code; `undefined` when it is of no demo card, or damaged. */
export function fromCardText(text: string): CardSide | undefined {
  if (!text.startsWith(MARK)) return undefined;
  try {
    return cardSide.safeParse(JSON.parse(text.slice(MARK.length))).data;
  } catch {
    return undefined;
  }
}
