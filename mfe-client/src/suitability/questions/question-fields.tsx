import type { SatQuestion } from '@portal/shared/api/suitability';
import { TextAreaField, TextField } from '@portal/shared/forms';
import { Box, chakra, Heading, PageTitle, Text } from '@portal/shared/ui';
import { CircleAlert } from 'lucide-react';
import { useId, useRef } from 'react';
import {
  findAnswerProblem,
  getMaxLength,
  isSameAnswer,
  type TypedAnswer,
  toggleOption,
} from '../answers/answers.ts';
import { documentTitle } from '../document-title.ts';
import { formatAnswer } from '../result/answer-text.ts';
import { KnownAnswer } from './known-answer.tsx';
import { useNumberKeys } from './number-keys.ts';
import { OptionCard } from './option-card.tsx';
import { SameAnswer, sameAsLastTime } from './same-answer.tsx';

const Options = chakra('fieldset', { base: { minW: '0' } });
const Cards = chakra('div', { base: { display: 'grid', gap: '2', mt: '6' } });
const Note = chakra('div', {
  base: {
    display: 'flex',
    gap: '1.5',
    mt: '2',
    textStyle: 'help',
    color: 'danger.fg',
    '& svg': { width: '14px', height: '14px' },
  },
});

/** Texts of the fields, apart from the question. */
interface QuestionWords {
  readonly answer: string;
  readonly limit: (characters: number) => string;
  readonly fromRecord: string;
  readonly same: string;
}

const agentWords: QuestionWords = {
  answer: 'Answer',
  limit: (characters) => `At most ${characters} characters`,
  fromRecord: 'From the customer’s record.',
  same: sameAsLastTime,
};

/** The answer of the last assessment. */
export interface EarlierAnswer {
  readonly input: TypedAnswer;
  /** `Last time, 15 Mar 2026`. */
  readonly mark: string;
  /** It is not filled in, and a button gives it again. */
  readonly isOffered: boolean;
}

/**
 * Returns the earlier answer when it is not filled in but offered by a button, and the question still accepts it;
 * otherwise `undefined`.
 */
const offeredAnswer = (
  question: SatQuestion,
  earlier: EarlierAnswer | undefined,
): EarlierAnswer | undefined =>
  earlier?.isOffered && findAnswerProblem(question, earlier.input) === undefined ? earlier : undefined;

interface QuestionFieldsProps {
  readonly question: SatQuestion;
  readonly input: TypedAnswer | undefined;
  /** The customer’s record determines the answer. */
  readonly isLocked: boolean;
  readonly earlier: EarlierAnswer | undefined;
  readonly error: string | undefined;
  /** Texts in the customer's language, with a large heading. Default: the agent's texts. */
  readonly customerWords?: QuestionWords;
  /** Level of the question's heading. Default: the page's title. `h2` where the page has another title. */
  readonly titleAs?: 'h2';
  readonly onChange: (input: TypedAnswer) => void;
  readonly onNext: () => void;
}

/**
 * A question of the assessment with fields for its answer, whatever its kind; `onChange` gets the answer, `onNext` runs
 * on Enter. `isLocked`: the customer's record determines the answer, which cannot be changed. `earlier` is the answer
 * of the last assessment; `customerWords` replaces the agent's texts by the customer's.
 */
export function QuestionFields(props: QuestionFieldsProps) {
  const { question, isLocked, error, customerWords, titleAs } = props;
  const { kind = 'single', help, text } = question;
  const noteId = useId();
  const head = (
    <>
      {titleAs ? (
        <Heading as={titleAs} textStyle="h2">
          {text}
        </Heading>
      ) : (
        <PageTitle documentTitle={documentTitle} size={customerWords ? 'hero' : 'page'}>
          {text}
        </PageTitle>
      )}
      {help === undefined ? null : (
        <Text mt="1.5" color="fg.muted">
          {help}
        </Text>
      )}
    </>
  );
  const note =
    error === undefined ? null : (
      <Note id={noteId}>
        <CircleAlert aria-hidden />
        {error}
      </Note>
    );
  if (isLocked)
    return (
      <>
        {head}
        <KnownAnswer
          answer={formatAnswer(question, props.input)}
          source={(customerWords ?? agentWords).fromRecord}
          onNext={props.onNext}
        />
        {note}
      </>
    );
  const offered = offeredAnswer(question, props.earlier);
  const hasOptions = kind !== 'number' && kind !== 'text';
  const same = offered && (
    <Box mt={hasOptions ? '3' : '5'}>
      <SameAnswer
        text={hasOptions ? undefined : `${offered.mark}: ${formatAnswer(question, offered.input)}`}
        label={(customerWords ?? agentWords).same}
        isSame={isSameAnswer(props.input, offered.input)}
        hasKey
        onSame={() => props.onChange(offered.input)}
      />
    </Box>
  );
  if (!hasOptions)
    return (
      <>
        {head}
        {same}
        <Box mt="6">
          <AnswerInput {...props} />
        </Box>
      </>
    );
  return (
    <Options>
      <legend>{head}</legend>
      <OptionCards {...props} noteId={note ? noteId : undefined} />
      {note}
      {same}
    </Options>
  );
}

const hasOption = (input: TypedAnswer | undefined, value: string): boolean =>
  typeof input === 'string' ? input === value : (input ?? []).includes(value);

function OptionCards(props: QuestionFieldsProps & { readonly noteId: string | undefined }) {
  const { question, input, earlier, noteId, onChange, onNext } = props;
  const { options, id } = question;
  const isMultiple = question.kind === 'multiple';
  const cards = useRef<HTMLDivElement>(null);
  const offered = offeredAnswer(question, earlier);
  const choose = (value: string) => onChange(isMultiple ? toggleOption(input, value) : value);
  useNumberKeys({
    count: options.length,
    onChoose(place) {
      const option = options[place];
      if (!option) return;
      choose(option.value);
      cards.current?.querySelectorAll('input')[place]?.focus();
    },
    onSame:
      offered &&
      (() => {
        onChange(offered.input);
        const at = options.findIndex(({ value }) => hasOption(offered.input, value));
        cards.current?.querySelectorAll('input')[at]?.focus();
      }),
    onNext,
  });
  return (
    <Cards ref={cards}>
      {options.map(({ value, text }, at) => (
        <OptionCard
          key={value}
          type={isMultiple ? 'checkbox' : 'radio'}
          name={`question-${id}`}
          text={text}
          place={at + 1}
          checked={hasOption(input, value)}
          earlier={earlier && hasOption(earlier.input, value) ? earlier.mark : undefined}
          describedBy={noteId}
          onChange={() => choose(value)}
        />
      ))}
    </Cards>
  );
}

function AnswerInput(props: QuestionFieldsProps) {
  const { question, input, earlier, error, customerWords = agentWords, onChange, onNext } = props;
  const value = typeof input === 'string' ? input : '';
  const offered = offeredAnswer(question, earlier);
  useNumberKeys({
    onSame: offered && (() => onChange(offered.input)),
    onNext,
  });
  const help =
    earlier && !offered && typeof earlier.input === 'string'
      ? `${earlier.mark}: ${earlier.input}`
      : undefined;
  if (question.kind === 'text')
    return (
      <TextAreaField
        label={customerWords.answer}
        aside={customerWords.limit(getMaxLength(question))}
        help={help}
        error={error}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    );
  return (
    <TextField
      label={customerWords.answer}
      typing="decimal"
      suffix={question.unit}
      help={help}
      error={error}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
