import { Menu as Ark, useMenu } from '@chakra-ui/react';
import { AnimatePresence, m, Span, type SystemStyleObject, VisuallyHidden } from '@portal/shared/ui';
import { Check } from 'lucide-react';
import { type ReactNode, useEffect, useId } from 'react';
import { contentIdOf } from '../content-id.ts';
import type { MenuAction, MenuChoice, MenuItem, MenuProps, MenuStart } from '../overlay-props.ts';
import { LandmarkPortal } from './landmark-portal.tsx';
import { useDeferredOpen } from './use-deferred-open.ts';

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

interface MenuContentProps extends Omit<MenuProps, 'trigger'> {
  readonly triggerId: string;
  readonly open: boolean;
  /** The item that is highlighted when the menu opens. */
  readonly start: MenuStart | undefined;
  readonly onClose: () => void;
}

/**
 * The open menu of a `Menu`, without its button, which is on the page before this code has loaded. `triggerId` is the
 * button's element id. The item at `start` (first or last) is highlighted when it opens.
 */
export function MenuContent({
  triggerId,
  label,
  items,
  header,
  start,
  open: isRequested,
  onClose,
}: MenuContentProps) {
  const labelId = useId();
  const open = useDeferredOpen(isRequested);
  const menu = useMenu({
    open,
    ids: { trigger: triggerId, content: contentIdOf(triggerId) },
    positioning: { placement: 'bottom-end', gutter: 8, overflowPadding: 8 },
    onOpenChange: (details) => {
      if (!details.open) onClose();
    },
    onSelect: ({ value }) => actionOf(items, value)?.onSelect(),
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the menu opens
  useEffect(() => {
    const value = open ? startValue(items, start) : undefined;
    if (value !== undefined) menu.api.setHighlightedValue(value);
  }, [open]);
  return (
    <Ark.RootProvider value={menu} present>
      <LandmarkPortal elementId={triggerId}>
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
        </AnimatePresence>
      </LandmarkPortal>
    </Ark.RootProvider>
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

/** Returns the first or the last item that can be chosen. */
function startValue(items: readonly MenuItem[], start: MenuStart | undefined): string | undefined {
  if (start === undefined) return undefined;
  const values = items.flatMap((item) => {
    if (item === 'separator') return [];
    if ('options' in item) return item.options.map(({ id }) => id);
    return item.disabled ? [] : [item.id];
  });
  return start === 'first' ? values[0] : values.at(-1);
}
