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
import { Button, ButtonLink, chakra, PageTitle, useShell, VisuallyHidden } from '@portal/shared/ui';
import { ChevronDown, ExternalLink, Gauge, Landmark, Plus, ShoppingCart, UserPen } from 'lucide-react';
import { PermittedButton } from '../../core/permission/permitted-button.tsx';
import { goToTransactionSite } from '../../core/transaction-address.ts';
import { useTransactionIntent } from '../../core/transaction-intent.ts';
import type { CustomerFacts, CustomerIdentity } from './customer-facts.ts';
import { FactStrip } from './fact-strip.tsx';

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
    // leaves room for the focus ring
    clipPath: 'inset(-4px -4px -4px calc({spacing.5} - 4px))',
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
  /** On a phone the facts are one line, which opens them. */
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
  return (
    <Card aria-label="Customer" mb="3">
      <Top>
        <Avatar name={name} size="lg" soft />
        <TextColumn>
          <PageTitle size="name" documentTitle="View Profile">
            {titleCase(name)}
          </PageTitle>
          <Line>
            <span>
              <MaskedId idNo={idNo} />
            </span>
            {age === undefined ? null : <span>{`${age} years`}</span>}
            <span>{type}</span>
            {nationality === undefined ? null : <span>{nationality}</span>}
            <span>
              <IdText>{customerId}</IdText>
            </span>
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
      <FactStrip facts={facts} isFolded={hasBriefFacts} onCare={onCare} />
    </Card>
  );
}
