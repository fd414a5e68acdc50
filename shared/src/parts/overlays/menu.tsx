import { Menu as Ark } from '@chakra-ui/react';
import { AnimatePresence, m, Span, type SystemStyleObject, VisuallyHidden } from '@portal/shared/ui';
import { Check } from 'lucide-react';
import { type ReactElement, type ReactNode, useId, useState } from 'react';
import { useLandmarkPortal } from './landmark-portal.tsx';

/** An action of a menu. */
export interface MenuAction {
  readonly id: string;
  readonly label: ReactNode;
  readonly onSelect: () => void;
  readonly icon?: ReactNode;
  readonly tone?: 'neutral' | 'danger';
  /** A disabled action stays visible; `hint` says why it is disabled. */
  readonly disabled?: boolean | undefined;
  /** A second line: a reason or an explanation. */
  readonly hint?: ReactNode;
}

/** One of several options, such as the colour mode. Choosing one keeps the menu open. */
export interface MenuChoice {
  readonly id: string;
  readonly label: string;
  readonly options: readonly { readonly id: string; readonly label: ReactNode; readonly icon?: ReactNode }[];
  readonly value: string;
  readonly onChange: (id: string) => void;
}

/** An entry of a menu. */
export type MenuItem = MenuAction | MenuChoice | 'separator';

/** Props of `Menu`. */
export interface MenuProps {
  /** Accessible name of the menu. */
  readonly label: string;
  readonly items: readonly MenuItem[];
  /** One button, which opens the menu. */
  readonly trigger: ReactElement;
  /** Shown above the items, such as the signed-in agent. */
  readonly header?: ReactNode;
}

const surface: SystemStyleObject = {
  minW: '200px',
  maxW: 'min(320px, calc(100vw - 16px))',
  maxH: 'var(--available-height)',
  // the positioner takes its z-index from its content
  zIndex: 'menu',
  p: '1.5',
  bg: 'bg.raised',
  borderRadius: 'choice',
  boxShadow: 'menu',
  overflowY: 'auto',
  outline: 'none',
  transformOrigin: 'var(--transform-origin)',
};

const itemStyles: SystemStyleObject = {
  display: 'flex',
  alignItems: 'center',
  gap: '2.5',
  minH: { base: 'touch', md: '9' },
  py: '2',
  px: '2.5',
  borderRadius: 'sm',
  cursor: 'pointer',
  userSelect: 'none',
  '& > svg': { width: '18px', height: '18px', color: 'fg.muted' },
  _highlighted: { bg: 'bg.muted' },
  _disabled: { color: 'fg.disabled', cursor: 'not-allowed', '& > svg': { color: 'fg.disabled' } },
};

const dangerStyles: SystemStyleObject = {
  ...itemStyles,
  color: 'danger.fg',
  '& > svg': { width: '18px', height: '18px', color: 'danger.fg' },
  _highlighted: { bg: 'danger.subtle' },
};

const groupLabel: SystemStyleObject = {
  px: '2.5',
  pt: '2',
  pb: '1',
  textStyle: 'help',
  fontWeight: 'medium',
};
const separator: SystemStyleObject = { h: '1px', my: '1.5', mx: '-1.5', bg: 'border.subtle', border: '0' };
const hintStyles: SystemStyleObject = { display: 'block', textStyle: 'help', whiteSpace: 'normal' };

/** A menu that a button opens. Arrow keys and first letters move, Enter chooses, Escape returns the focus. */
export function Menu({ label, items, trigger, header }: MenuProps) {
  const [open, setOpen] = useState(false);
  const labelId = useId();
  const { anchor, renderInLandmark } = useLandmarkPortal();
  return (
    <Ark.Root
      open={open}
      present
      lazyMount={false}
      unmountOnExit={false}
      positioning={{ placement: 'bottom-end', gutter: 6, overflowPadding: 8 }}
      onOpenChange={(details) => setOpen(details.open)}
      onSelect={({ value }) => actionOf(items, value)?.onSelect()}
    >
      <Ark.Trigger ref={anchor} asChild>
        {trigger}
      </Ark.Trigger>
      {renderInLandmark(
        <AnimatePresence>
          {open ? (
            <Ark.Positioner key="menu" data-screen-only="">
              <VisuallyHidden id={labelId}>{label}</VisuallyHidden>
              <Ark.Content asChild css={surface}>
                <m.div move="dialog" aria-labelledby={labelId}>
                  {header}
                  {items.map((item, index) =>
                    item === 'separator' ? (
                      // biome-ignore lint/suspicious/noArrayIndexKey: a separator has no other key
                      <Ark.Separator key={`separator-${index}`} css={separator} />
                    ) : (
                      <Item key={item.id} item={item} />
                    ),
                  )}
                </m.div>
              </Ark.Content>
            </Ark.Positioner>
          ) : null}
        </AnimatePresence>,
      )}
    </Ark.Root>
  );
}

function Item({ item }: { readonly item: MenuAction | MenuChoice }) {
  if ('options' in item) return <Choice choice={item} />;
  const styles = item.tone === 'danger' ? dangerStyles : itemStyles;
  return (
    <Ark.Item value={item.id} disabled={item.disabled ?? false} css={styles}>
      {item.icon}
      <Ark.ItemText>
        {item.label}
        {item.hint === undefined ? null : <Hint>{item.hint}</Hint>}
      </Ark.ItemText>
    </Ark.Item>
  );
}

function Hint({ children }: { readonly children: ReactNode }) {
  return <Span css={hintStyles}>{children}</Span>;
}

function Choice({ choice }: { readonly choice: MenuChoice }) {
  return (
    <Ark.RadioItemGroup value={choice.value} onValueChange={(details) => choice.onChange(details.value)}>
      <Ark.ItemGroupLabel css={groupLabel}>{choice.label}</Ark.ItemGroupLabel>
      {choice.options.map((option) => (
        <Ark.RadioItem key={option.id} value={option.id} closeOnSelect={false} css={itemStyles}>
          {option.icon}
          <Ark.ItemText css={{ flex: '1' }}>{option.label}</Ark.ItemText>
          <Ark.ItemIndicator>
            <Check size={16} aria-hidden />
          </Ark.ItemIndicator>
        </Ark.RadioItem>
      ))}
    </Ark.RadioItemGroup>
  );
}

function actionOf(items: readonly MenuItem[], id: string): MenuAction | undefined {
  return items.find(
    (item): item is MenuAction => item !== 'separator' && 'onSelect' in item && item.id === id,
  );
}
