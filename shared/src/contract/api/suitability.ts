import { isoDate, isoInstant } from '@portal/shared/dates';
import * as z from '@portal/shared/schema';
import { defineEndpoint } from './endpoint.ts';
import { answeredBy, careAnswer, satAnswer, satResult, satValue } from './suitability-payload.ts';
import { defineItemBody, id, line, optionalText, prose } from './wire.ts';

/** Checks whether a scheme is riskier than the customer's assessment allows (docs/domain.md, section 4). */
export const productMismatch = defineEndpoint({
  method: 'GET',
  path: '/application/sat/productmismatch',
  query: z.strictObject({ customerId: id, scheme: id }),
  response: z.object({
    mismatch: z.boolean(),
    /** Texts that the agent reads to the customer. */
    reasons: z.array(z.string()),
    /** 1 to 5; 0 when there is no valid assessment. */
    customerRank: z.int(),
    schemeRank: z.int(),
    riskCategory: optionalText,
  }),
});
/** Reply of `productMismatch`. */
export type ProductMismatch = z.output<(typeof productMismatch)['response']>;

/** Kinds of questions: one option, several options, a number, text. */
export const satQuestionKinds = ['single', 'multiple', 'number', 'text'] as const;

/** Languages of texts beside English, as in `lang`: Malay and Chinese. */
export const satTranslations = ['ms', 'zh'] as const;

const translation = z.object({
  section: z.string(),
  text: z.string(),
  help: z.optional(z.string()),
  unit: z.optional(z.string()),
  /** Texts of the options, by their value. */
  options: z.array(z.object({ value: id, text: z.string() })),
});

const satQuestion = z.object({
  /** An answer refers to it. */
  id: z.int(),
  section: z.string(),
  text: z.string(),
  /** Absent: one option is chosen. Since contract 1.7, as are the next four fields. */
  kind: z.optional(z.enum(satQuestionKinds)),
  /** A sentence that explains the question. */
  help: z.optional(z.string()),
  /** Unit of a number: `months`. */
  unit: z.optional(z.string()),
  /** Limits of a number, both included; for text, `max` is the number of characters. */
  min: z.optional(z.number()),
  max: z.optional(z.number()),
  /** Whether the answer counts towards the score. */
  scored: z.boolean(),
  /** The customer's record determines the answer, so the agent cannot choose it. */
  locked: z.boolean(),
  /** `score` is null for a question without score. */
  options: z.array(z.object({ value: id, text: z.string(), score: z.nullable(z.int()) })),
  /** The texts in other languages, for a customer who answers (ADR 22). Since contract 1.8. */
  translations: z.optional(z.object({ ms: z.optional(translation), zh: z.optional(translation) })),
});
/** A question of the suitability assessment. */
export type SatQuestion = z.output<typeof satQuestion>;

/** An answer: the value of an option, values of several options, a number or text. */
export type SatAnswer = z.output<typeof satAnswer>;

const satAnswerSent = z.strictObject({ questionId: z.int(), value: satValue });

/** The questions of the suitability assessment, in order (SAT-01). */
export const satQuestions = defineEndpoint({
  method: 'GET',
  path: '/application/sat/question',
  response: z.array(satQuestion),
});

const satForm = z.object({
  id,
  customerId: id,
  customerName: z.string(),
  /** `Draft` while in the cart, `Submitted` once checked out. */
  status: z.string(),
  updatedAt: isoInstant,
});
/** A suitability form of the agent. */
export type SatForm = z.output<typeof satForm>;

/** The agent's suitability forms, newest first (SAT-05). */
export const satList = defineEndpoint({
  method: 'GET',
  path: '/application/sat/list',
  query: z.strictObject({ channel: z.literal('Digital Form'), userId: id }),
  response: z.array(satForm),
});

/** A customer's earlier answers, and those that the customer's record determines (SAT-01). */
export const satAnswers = defineEndpoint({
  method: 'GET',
  path: '/cif/satanswer',
  query: z.strictObject({ customerId: id }),
  response: z.object({
    answers: z.array(satAnswer),
    /** First day of the assessment that the answers belong to; null when never assessed. */
    assessedOn: z.nullable(isoDate),
    /** Answers to locked questions. */
    locked: z.array(satAnswer),
  }),
});
/** Reply of `satAnswers`. */
export type EarlierSatAnswers = z.output<(typeof satAnswers)['response']>;

/** Calculates the risk category of these answers. It changes nothing (SAT-02). */
export const riskCalculation = defineEndpoint({
  method: 'POST',
  changes: false,
  path: '/application/sat/riskcalculation',
  body: z.strictObject({ customerId: id, answers: z.array(satAnswerSent) }),
  response: z.object({
    ...satResult.shape,
    /** 1 to 5. */
    rank: z.int(),
    satEffectiveDate: isoDate,
    /** Last day on which the assessment is valid. */
    satEffectiveDateTo: isoDate,
  }),
});
/** Reply of `riskCalculation`. */
export type CalculatedRisk = z.output<(typeof riskCalculation)['response']>;

const answeredAt = z.pipe(line, isoInstant);

const vulnerableSent = z.strictObject({
  Q2: careAnswer,
  Q2Yes: prose,
  Q3: careAnswer,
  Q4: careAnswer,
  Q5: careAnswer,
  Q6: prose,
});

/** Highest number of characters of the vulnerable-investor block's texts (docs/domain.md, section 4). */
export const vulnerableTextLength = 250;

/** Schema of a suitability assessment in a request. */
export const satSent = z.strictObject({
  /**
   * Those that were given; all of them, unless the customer gives no information. Each has who gave it, and when; a release
   * before the customer's mode does not send that.
   */
  answers: z.array(
    z.strictObject({
      ...satAnswerSent.shape,
      answeredBy: z.optional(answeredBy),
      answeredAt: z.optional(answeredAt),
    }),
  ),
  /** The customer, when each answer that the record does not determine is the customer's. */
  answeredBy,
  answeredAt,
  vI: vulnerableSent,
  /** Who answered `vI`, and when; absent when it is not answered. */
  vIAnsweredBy: z.optional(answeredBy),
  vIAnsweredAt: z.optional(answeredAt),
  /** Null when the customer gives no information before anything was calculated. */
  result: z.nullable(z.strictObject(satResult.shape)),
  satDeclarationId: z.int(),
  /** Why the customer continues despite a mismatch; null with another declaration. */
  reason: z.nullable(prose),
});
/** A suitability assessment in a request (docs/calls.md). */
export type SatSent = z.input<typeof satSent>;

/** Puts a suitability assessment into the cart; `id` is that of the cart item which it changes (ITM-09). */
export const addSat = defineEndpoint({
  method: 'POST',
  changes: true,
  path: '/application/cart/sat',
  body: z.extend(defineItemBody('Digital Form', satSent), { id: z.nullable(id) }),
  response: z.object({ id }),
});
