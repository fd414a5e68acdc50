import { Avatar, Card, IdText, MaskedId, Menu, titleCase } from '@portal/shared/parts';
import type { Permission } from '@portal/shared/selling';
import { Button, ButtonLink, chakra, IconButton, PageTitle, useNavigate } from '@portal/shared/ui';
import { Ellipsis, ExternalLink, Gauge, Landmark, Plus, ShoppingCart, UserPen } from 'lucide-react';
import { getCartPath, getSuitabilityPath } from '../../core/paths.ts';
import { PermittedButton } from '../../core/permission/permitted-button.tsx';
import { useTransactionIntent } from '../../core/transaction-intent.ts';
import { useTransactionSite } from '../../core/transaction-site.ts';
import type { CustomerFacts, CustomerIdentity } from './customer-facts.ts';
import { FactStrip } from './fact-strip.tsx';

const Top = chakra('div', {
  base: {
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
    clipPath: 'inset(-4px -4px -4px 16px)',
    '& > span::before': { content: '"·" / ""', display: 'inline-block', w: '5', textAlign: 'center' },
  },
});

/** On a phone the primary action and a menu with the others. */
const Actions = chakra('div', {
  base: {
    display: 'flex',
    gap: { base: '2', xl: '1.5' },
    w: { base: 'full', xl: 'auto' },
    flexShrink: 0,
    '& > [data-primary]': { flex: { base: '1', md: 'none' } },
  },
});
const WideActions = chakra('div', { base: { display: { base: 'none', md: 'contents' } } });
const PhoneMenu = chakra('div', { base: { display: { md: 'none' } } });

/** Hidden where the other actions, or the facts beside them, would not have enough room. */
const WideLabel = chakra('span', {
  base: { display: { base: 'none', lg: 'inline', xl: 'none', '2xl': 'inline' } },
});

interface ProfileHeaderProps {
  readonly identity: CustomerIdentity;
  readonly facts: CustomerFacts;
  readonly investPermission: Permission;
  readonly onInvest: () => void;
  readonly onAddBankAccount: () => void;
  readonly onUpdate: () => void;
}

/** Header of the profile: identity, facts and actions. */
export function ProfileHeader(props: ProfileHeaderProps) {
  const { identity, facts, investPermission, onInvest, onAddBankAccount, onUpdate } = props;
  const { name, idNo, customerId, type, isCompany, age, nationality } = identity;
  const site = useTransactionSite();
  const intent = useTransactionIntent('invest');
  const bankIntent = useTransactionIntent('bank-account');
  const updateIntent = useTransactionIntent('update-information');
  const navigate = useNavigate();
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
          <WideActions>
            <ButtonLink to={getCartPath(customerId)} variant="outline">
              <ShoppingCart aria-hidden />
              View cart
            </ButtonLink>
            {isCompany ? null : (
              <ButtonLink to={getSuitabilityPath(customerId)} variant="ghost">
                <Gauge aria-hidden />
                Assess suitability
              </ButtonLink>
            )}
            <IconButton
              variant="outline"
              aria-label="Add bank account"
              title="Add bank account"
              onClick={onAddBankAccount}
              {...bankIntent}
            >
              <Landmark aria-hidden />
            </IconButton>
            <IconButton
              variant="outline"
              aria-label="Update information"
              title="Update information"
              onClick={onUpdate}
              {...updateIntent}
            >
              <UserPen aria-hidden />
            </IconButton>
            <Button
              variant="outline"
              aria-label="Open in transaction site"
              title="Open in transaction site"
              onClick={() => site.goTo(customerId)}
            >
              <ExternalLink aria-hidden />
              <WideLabel>Transaction site</WideLabel>
            </Button>
          </WideActions>
          <PermittedButton data-primary="" permission={investPermission} onClick={onInvest} {...intent}>
            <Plus aria-hidden />
            Invest
          </PermittedButton>
          <PhoneMenu>
            <Menu
              label="More actions"
              items={[
                {
                  id: 'cart',
                  label: 'View cart',
                  icon: <ShoppingCart aria-hidden />,
                  onSelect: () => navigate(getCartPath(customerId)),
                },
                ...(isCompany
                  ? []
                  : [
                      {
                        id: 'suitability',
                        label: 'Assess suitability',
                        icon: <Gauge aria-hidden />,
                        onSelect: () => navigate(getSuitabilityPath(customerId)),
                      },
                    ]),
                {
                  id: 'bank-account',
                  label: 'Add bank account',
                  icon: <Landmark aria-hidden />,
                  onSelect: onAddBankAccount,
                },
                {
                  id: 'update',
                  label: 'Update information',
                  icon: <UserPen aria-hidden />,
                  onSelect: onUpdate,
                },
                {
                  id: 'site',
                  label: 'Open in transaction site',
                  icon: <ExternalLink aria-hidden />,
                  onSelect: () => site.goTo(customerId),
                },
              ]}
              trigger={
                <IconButton variant="outline" aria-label="More actions">
                  <Ellipsis aria-hidden />
                </IconButton>
              }
            />
          </PhoneMenu>
        </Actions>
      </Top>
      <FactStrip facts={facts} />
    </Card>
  );
}
