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
  /** Why the wanted one is not chosen, and what the agent can do. */
  readonly refusal: { readonly title: string; readonly meaning: string | undefined } | undefined;
  /** The card of the chosen one; absent until one is chosen. */
  readonly card: ReactNode;
  /** The field that has the focus after a choice. */
  readonly nextField: string;
  readonly onChoose: (chosen: Choice) => void;
  /** Returns the list; a press on a row calls `choose` with what is chosen. */
  readonly children: (choose: (chosen: Choice) => void) => ReactNode;
}

/**
 * Field for one of many: a list (`children`) until one is chosen, then its `card` with a button that opens the list again.
 * A choice calls `onChoose` and moves the focus to `nextField`. `refusal`: why the wanted one is not chosen.
 */
export function ListedChoice<Choice>(props: ListedChoiceProps<Choice>) {
  const {
    field,
    label,
    noun,
    canChange = true,
    actions,
    refusal,
    card,
    nextField,
    onChoose,
    children,
  } = props;
  const [isChanging, setIsChanging] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const shouldFocusNext = useRef(false);
  const isListed = card === undefined || isChanging;
  // the row that was pressed had the focus when it was removed
  useEffect(() => {
    if (isListed || !shouldFocusNext.current) return;
    shouldFocusNext.current = false;
    focusField(box.current?.closest('form'), nextField);
  });
  const choose = (chosen: Choice) => {
    shouldFocusNext.current = true;
    // the form of what is chosen takes longer than a frame
    startTransition(() => {
      setIsChanging(false);
      onChoose(chosen);
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
            {refusal.meaning}
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
