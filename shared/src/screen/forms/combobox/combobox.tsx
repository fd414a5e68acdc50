import { Combobox as Ark, createListCollection, useCombobox } from '@chakra-ui/react';
import { countOf } from '@portal/shared/counts';
import { Box, type HTMLChakraProps, type SystemStyleObject, VisuallyHidden } from '@portal/shared/ui';
import { Check, ChevronDown } from 'lucide-react';
import { type KeyboardEvent, useEffectEvent, useLayoutEffect } from 'react';
import { BareInput, ControlBox } from '../control-recipe.ts';
import type { FieldControl } from '../field.tsx';
import type { SelectOption } from '../select-field.tsx';
import { type FoundOption, findOptions } from './find-options.ts';
import type { ComboboxTyping } from './use-typing.ts';

const list: SystemStyleObject = {
  // the positioner takes its z-index from its content
  zIndex: 'menu',
  w: 'max(100%, 16rem)',
  maxW: 'calc(100vw - 16px)',
  maxH: 'min(20rem, var(--available-height))',
  p: '1.5',
  bg: 'bg.raised',
  borderRadius: 'choice',
  boxShadow: 'menu',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  outline: 'none',
  _open: { display: 'block' },
};
const itemStyles: SystemStyleObject = {
  display: 'flex',
  alignItems: 'center',
  gap: '2.5',
  minH: { base: 'touch', md: '9' },
  py: '1.5',
  px: '2.5',
  borderRadius: 'sm',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  scrollMarginBlock: '1.5',
  // drawn in contrast themes only, where backgrounds are not
  outline: '2px solid transparent',
  outlineOffset: '-2px',
  outlineWidth: '0',
  '& > svg': { width: '16px', height: '16px', flexShrink: '0' },
  _highlighted: { bg: 'bg.muted', outlineWidth: '2px' },
};

interface ComboboxProps {
  readonly options: readonly SelectOption[];
  readonly value: string;
  /** What is typed, or the label of the chosen option. */
  readonly text: string;
  readonly typing: ComboboxTyping;
  readonly input: FieldControl & Pick<HTMLChakraProps<'input'>, 'name' | 'placeholder'>;
  /** How the input that was on the page before this code got the focus, if it has it: a press opens the list. */
  readonly focusedBy: 'key' | 'press' | undefined;
  readonly onBlur: (() => void) | undefined;
}

/** Input and list of a `ComboboxField`, once their code has arrived. */
export function Combobox({ options, value, text, typing, input, focusedBy, onBlur }: ComboboxProps) {
  const { typed, onType, choose, revert, takeTyped } = typing;
  const { found, only } = findOptions(options, typed?.text ?? '');
  const shown: readonly FoundOption[] = typed?.isLeft ? options : found;
  const combobox = useCombobox({
    ids: {
      input: input.id,
      label: `${input.id}-label`,
      control: `${input.id}-box`,
      content: `${input.id}-list`,
    },
    collection: createListCollection({ items: [...shown] }),
    value: value === '' ? [] : [value],
    inputValue: text,
    inputBehavior: 'autohighlight',
    // the text is the field's
    selectionBehavior: 'preserve',
    openOnClick: true,
    positioning: { placement: 'bottom-start', gutter: 4, overflowPadding: 8 },
    onSelect: ({ itemValue }) => choose(itemValue),
    onOpenChange: ({ open, reason }) => {
      if (!open && reason === 'escape-key') revert();
    },
  });

  const startTyping = useEffectEvent(() => {
    const element = document.getElementById(input.id);
    if (!focusedBy || !(element instanceof HTMLInputElement)) {
      // the field was left before
      if (only) choose(only.value);
      return;
    }
    element.focus({ preventScroll: true });
    if (typed) element.setSelectionRange(text.length, text.length);
    else if (focusedBy === 'key') return;
    combobox.setOpen(true);
    const [first] = found;
    if (typed && first) combobox.setHighlightValue(first.value);
  });
  useLayoutEffect(() => startTyping(), []);

  const onKeyDown = (event: KeyboardEvent) => {
    // a form is not sent with a text in place of a choice
    if (event.key !== 'Enter' || !typed || shown.some((option) => option.value === combobox.highlightedValue))
      return;
    event.preventDefault();
    combobox.setOpen(false);
    takeTyped(only);
  };
  return (
    <Ark.RootProvider value={combobox} lazyMount unmountOnExit css={{ position: 'relative', minW: '0' }}>
      <Ark.Control asChild>
        <ControlBox>
          <Ark.Input asChild>
            <BareInput
              {...input}
              onKeyDownCapture={onKeyDown}
              // in the event: the library reports a text later, and would write it over what was typed since
              onChangeCapture={({ currentTarget }) => onType(currentTarget.value)}
              onFocus={({ target }) => target.select()}
              onBlur={() => {
                takeTyped(only);
                onBlur?.();
              }}
            />
          </Ark.Input>
          <ChevronDown aria-hidden />
        </ControlBox>
      </Ark.Control>
      <VisuallyHidden role="status">
        {combobox.open && typed ? countOf(found.length, 'result') : ''}
      </VisuallyHidden>
      <Ark.Positioner data-screen-only="">
        <Ark.Content css={list}>
          {shown.map((option) => (
            <Ark.Item key={option.value} item={option} css={itemStyles}>
              <Box flex="1" minW="0">
                {option.label}
                {option.foundBy === undefined ? null : <Box textStyle="help">{option.foundBy}</Box>}
              </Box>
              {option.value === value ? <Check aria-hidden /> : null}
            </Ark.Item>
          ))}
        </Ark.Content>
      </Ark.Positioner>
    </Ark.RootProvider>
  );
}
