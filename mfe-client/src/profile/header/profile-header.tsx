import { pageAddress } from '@portal/shared/page-address';
import { assessmentPath, cartPath } from '@portal/shared/pages';
import {
  Avatar,
  Card,
  CountPill,
  IdText,
  MaskedId,
  Menu,
  type MenuAction,
  titleCase,
} from '@portal/shared/parts';
import type { Permission } from '@portal/shared/selling';
import { Button, ButtonLink, chakra, PageTitle, Span, useShell, VisuallyHidden } from '@portal/shared/ui';
import { ChevronDown, ExternalLink, Gauge, Landmark, Plus, ShoppingCart, UserPen } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { PermittedButton } from '../../core/permission/permitted-button.tsx';
import { goToTransactionSite } from '../../core/transaction-address.ts';
import { useTransactionIntent } from '../../core/transaction-intent.ts';
import { type CustomerFacts, type CustomerIdentity, pickFacts } from './customer-facts.ts';
import { FactStrip, factColors } from './fact-strip.tsx';

const Top = chakra('div', {
  base: {
    containerType: { base: 'inline-size', md: 'normal' },
    display: 'flex',
    flexWrap: { base: 'wrap', xl: 'nowrap' },
    alignItems: { base: 'flex-start', md: 'center' },
    gap: '4',
    pt: { base: '4', md: '5' },
    pb: { base: '4', md: '4.5' },
    px: { base: '4', md: '5' },
  },
  variants: {
    brief: {
      true: { minH: '16', gap: '3', py: { base: '3', xl: '1.5' }, ps: '4', pe: { base: '4', md: '3' } },
    },
  },
});

const TextColumn = chakra('div', { base: { flex: '1', minW: '0' } });

/**
 * Facts in one line, or in several. Each has a separator before it, which is hidden from screen readers; the one that begins
 * a line is outside the text column and cut off.
 */
const Line = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    mt: '0.5',
    ms: '-5',
    color: 'fg.muted',
    // leaves room for the focus ring and a finger
    clipPath: 'inset(-14px -8px -14px calc({spacing.5} - 4px))',
    '& > span': { position: 'relative', ps: '5', minW: '0' },
    '& > span::before': {
      content: '"·" / ""',
      position: 'absolute',
      insetInlineStart: '0',
      w: '5',
      textAlign: 'center',
    },
  },
});

/** Opens the facts; a finger finds it above and below the line too. */
const AllFacts = chakra('button', {
  base: {
    position: 'relative',
    color: 'brand.fg',
    fontWeight: 'medium',
    cursor: 'pointer',
    _hover: { textDecoration: 'underline' },
    // as high as a finger needs, without a higher line
    minH: { base: 'touch', md: '0' },
    my: { base: '-3', md: '0' },
    _before: { content: '""', position: 'absolute', inset: { base: '0 -8px', md: '-12px -8px' } },
  },
});

/** The primary action is last beside the name, else first; on a phone there are two rows of two. */
const Actions = chakra('div', {
  base: {
    display: { base: 'grid', md: 'flex' },
    gridTemplateColumns: 'minmax(0, 1.15fr) minmax(0, 1fr)',
    gap: '2',
    w: { base: 'full', xl: 'auto' },
    flexShrink: 0,
    '& > :is(a, button)': { px: { base: '2', md: '4' } },
    '& > [data-primary]': { order: { base: '-1', xl: '0' } },
    // a narrow phone: the labels keep to one line
    '@container (min-width: 17.01rem) and (max-width: 19.5rem)': { '& > a > svg': { display: 'none' } },
    // a very narrow one, or large text
    '@container (max-width: 17rem)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

interface ProfileHeaderProps {
  readonly identity: CustomerIdentity;
  readonly facts: CustomerFacts;
  /** Number of items in the cart; shown above 0. */
  readonly cartItems: number | undefined;
  readonly investPermission: Permission;
  readonly onInvest: () => void;
  readonly onAddBankAccount: () => void;
  readonly onUpdate: () => void;
  readonly onCare: () => void;
  /** Actions of other remotes. */
  readonly addedActions?: readonly MenuAction[];
  /** The header is one row; its line has the most important facts, and opens the others. */
  readonly hasBriefFacts: boolean;
}

/**
 * Header of the profile: identity, the five facts, and actions: cart, suitability (not for a company), and Invest,
 * which says why if it is not allowed. The functions open the transactions' drawers, and `onCare` what extra care asks
 * of the agent.
 */
export function ProfileHeader(props: ProfileHeaderProps) {
  const { identity, facts, cartItems = 0, investPermission, addedActions = [], hasBriefFacts } = props;
  const { onInvest, onAddBankAccount, onUpdate, onCare } = props;
  const { name, idNo, customerId, type, isCompany, age, nationality } = identity;
  const shell = useShell();
  const intent = useTransactionIntent('invest');
  const bankIntent = useTransactionIntent('bank-account');
  const updateIntent = useTransactionIntent('update-information');
  const factsId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const isFolded = hasBriefFacts && !isOpen;
  useEffect(() => {
    // the button with the focus may be in what is hidden now
    if (isFolded && document.activeElement?.closest(`[id="${factsId}"]`)) opener.current?.focus();
  }, [isFolded, factsId]);
  return (
    <Card aria-label="Customer" mb="3">
      <Top brief={hasBriefFacts}>
        <Avatar name={name} size={hasBriefFacts ? 'md' : 'lg'} soft />
        <TextColumn>
          <PageTitle size="name" documentTitle="View Profile">
            {titleCase(name)}
          </PageTitle>
          <Line>
            <span>
              <MaskedId idNo={idNo} />
            </span>
            {hasBriefFacts ? (
              <>
                {pickFacts(facts).map(({ text, brief = text, tone }) => (
                  <Span key={text} color={tone && factColors[tone]}>
                    {brief}
                  </Span>
                ))}
                <span>
                  <AllFacts
                    ref={opener}
                    type="button"
                    aria-expanded={isOpen}
                    aria-controls={factsId}
                    onClick={() => setIsOpen(!isOpen)}
                  >
                    All facts
                  </AllFacts>
                </span>
              </>
            ) : (
              <>
                {age === undefined ? null : <span>{`${age} years`}</span>}
                <span>{type}</span>
                {nationality === undefined ? null : <span>{nationality}</span>}
                <span>
                  <IdText>{customerId}</IdText>
                </span>
              </>
            )}
          </Line>
        </TextColumn>
        <Actions>
          <ButtonLink to={pageAddress(cartPath, { customerId })} variant="outline">
            <ShoppingCart aria-hidden />
            View cart
            {cartItems > 0 ? (
              <CountPill tone="solid" me="-1">
                {cartItems}
                <VisuallyHidden>{cartItems === 1 ? ' item' : ' items'}</VisuallyHidden>
              </CountPill>
            ) : null}
          </ButtonLink>
          {isCompany ? null : (
            <ButtonLink to={pageAddress(assessmentPath, { customerId })} variant="outline">
              <Gauge aria-hidden />
              Assess suitability
            </ButtonLink>
          )}
          <Menu
            label="More actions"
            items={[
              {
                id: 'bank-account',
                label: <span {...bankIntent}>Add bank account</span>,
                icon: <Landmark aria-hidden />,
                onSelect: onAddBankAccount,
              },
              {
                id: 'update',
                label: <span {...updateIntent}>Update information</span>,
                icon: <UserPen aria-hidden />,
                onSelect: onUpdate,
              },
              {
                id: 'site',
                label: 'Open in transaction site',
                icon: <ExternalLink aria-hidden />,
                onSelect: () => goToTransactionSite(shell, customerId),
              },
              ...addedActions,
            ]}
            trigger={
              <Button variant="outline" data-opens-actions="">
                More
                <VisuallyHidden> actions</VisuallyHidden>
                <ChevronDown aria-hidden />
              </Button>
            }
          />
          <PermittedButton data-primary="" permission={investPermission} onClick={onInvest} {...intent}>
            <Plus aria-hidden />
            Invest
          </PermittedButton>
        </Actions>
      </Top>
      <FactStrip id={factsId} facts={facts} isHidden={isFolded} onCare={onCare} />
    </Card>
  );
}
