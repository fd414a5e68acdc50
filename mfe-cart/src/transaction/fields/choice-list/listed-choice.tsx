import { type BoundField, focusField } from '@portal/shared/form-values';
import { Banner, Box, Button, Flex, Text } from '@portal/shared/ui';
import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react';

/** Props of `ListedChoice`, a field for one of many `Choice`s. */
export interface ListedChoiceProps<Choice> {
  readonly field: BoundField;
  readonly label: string;
  /** What is chosen, in a sentence: `fund`. */
  readonly noun: string;
  /** Whether the agent may change the choice. Default: true. */
  readonly canChange?: boolean | undefined;
  /** Buttons beside the label. */
  readonly actions?: ReactNode;
  /** Why the wanted one is not chosen. The `reason` is a sentence, absent where the title or the list says it. */
  readonly refusal: { readonly title: string; readonly reason: string | undefined } | undefined;
  /** Whether another one can be chosen in place of the refused one. */
  readonly hasOther: boolean;
  /** The card of the chosen one; absent until one is chosen. */
  readonly card: ReactNode;
  /** The field that has the focus after a choice. */
  readonly nextField: string;
  /** Returns the field's value for a choice. */
  readonly codeOf: (choice: Choice) => string;
  readonly onChoose: (chosen: Choice) => void;
  /** Returns the list; a press on a row calls `choose` with what is chosen. */
  readonly children: (choose: (chosen: Choice) => void) => ReactNode;
}

/**
 * Field for one of many: a list (`children`) until one is chosen, then its `card` with a button that opens the list again.
 * A choice moves the focus to `nextField`, and calls `onChoose` unless it is the same as before: the answers about it
 * stay. `refusal`: why the wanted one is not chosen.
 */
export function ListedChoice<Choice>(props: ListedChoiceProps<Choice>) {
  const {
    field,
    label,
    noun,
    canChange = true,
    actions,
    refusal,
    hasOther,
    card,
    nextField,
    codeOf,
    onChoose,
    children,
  } = props;
  const [isChanging, setIsChanging] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const shouldFocusNext = useRef(false);
  // a press can come before the choice of the one before it is rendered
  const lastValue = useRef(field.value);
  const isListed = card === undefined || isChanging;
  // the row that was pressed had the focus when it was removed
  useEffect(() => {
    if (isListed || !shouldFocusNext.current) return;
    shouldFocusNext.current = false;
    focusField(box.current?.closest('form'), nextField);
  });
  useEffect(() => {
    lastValue.current = field.value;
  }, [field.value]);
  const choose = (chosen: Choice) => {
    const value = codeOf(chosen);
    const isOther = value !== lastValue.current;
    lastValue.current = value;
    shouldFocusNext.current = true;
    // the form of what is chosen takes longer than a frame
    startTransition(() => {
      setIsChanging(false);
      if (isOther) onChoose(chosen);
    });
  };
  return (
    <Box ref={box}>
      <Flex wrap="wrap" align="center" justify="space-between" mb="1.5" minH="5">
        <Text flex="1" fontWeight="medium">
          {label}
        </Text>
        {actions}
        {card !== undefined && canChange ? (
          <Button
            variant="ghost"
            size="sm"
            my="-2"
            me="-3"
            data-field={isListed ? undefined : field.name}
            onClick={() => setIsChanging((before) => !before)}
          >
            {isChanging ? `Keep this ${noun}` : `Change ${noun}`}
          </Button>
        ) : null}
      </Flex>
      {refusal ? (
        <Box mb="3">
          <Banner tone="warn" title={refusal.title}>
            {sentences(refusal.reason, hasOther ? `Choose another ${noun}.` : undefined)}
          </Banner>
        </Box>
      ) : null}
      {isListed ? <Box data-field={field.name}>{children(choose)}</Box> : card}
      {field.error === undefined ? null : (
        <Text role="alert" mt="1.5" textStyle="xs" color="danger.fg">
          {field.error}
        </Text>
      )}
    </Box>
  );
}

/** Returns those that are given as one text, or `undefined` when none is. */
const sentences = (...given: readonly (string | undefined)[]): string | undefined =>
  given.filter((sentence) => sentence !== undefined).join(' ') || undefined;
