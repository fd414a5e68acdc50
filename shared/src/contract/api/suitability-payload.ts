import { isoInstant } from '@portal/shared/dates';
import * as z from '@portal/shared/schema';
import { id, optionalText, prose } from './wire.ts';

/** Schema of what is answered: the value of an option, values of several options, a number or text. */
export const satValue = z.union([prose, z.array(id), z.number()]);

/** Schema of an answer in a reply. */
export const satAnswer = z.object({ questionId: z.int(), value: satValue });
/** Schema of a calculated category. */
export const satResult = z.object({ riskCategory: z.string(), satGroup: z.string(), score: z.int() });

/** Schema of an answer about extra care; null without one. */
export const careAnswer = z.nullable(z.boolean());

/** Ids of the declarations: result accepted, continues despite a mismatch, gives no information. */
export const satDeclarations = { accepts: 1, continues: 2, declines: 3 } as const;

/** Who gives answers on the screen. */
export const satAnswerers = ['agent', 'customer'] as const;
/** Schema of who gave an answer. */
export const answeredBy = z.enum(satAnswerers);

/** A suitability assessment in a reply of cart, checkout or application. */
export const satPayload = z.object({
  answers: z.array(
    z.object({
      ...satAnswer.shape,
      answeredBy: z.optional(answeredBy),
      answeredAt: z.optional(isoInstant),
    }),
  ),
  answeredBy: z.string(),
  answeredAt: isoInstant,
  vI: z.object({
    Q2: careAnswer,
    Q2Yes: optionalText,
    Q3: careAnswer,
    Q4: careAnswer,
    Q5: careAnswer,
    Q6: optionalText,
  }),
  vIAnsweredBy: z.optional(answeredBy),
  vIAnsweredAt: z.optional(isoInstant),
  result: z.nullable(satResult),
  satDeclarationId: z.int(),
  reason: optionalText,
});
/** A suitability assessment in a reply. */
export type SatPayload = z.output<typeof satPayload>;
