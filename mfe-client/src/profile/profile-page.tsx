import { type Customer, customerInfo } from '@portal/shared/api/customers';
import { ApiError } from '@portal/shared/calls';
import { useCall, valueOrUndefined } from '@portal/shared/data';
import { today } from '@portal/shared/dates';
import { pageAddress } from '@portal/shared/page-address';
import { cartPath, customersPath } from '@portal/shared/pages';
import { Card, DelayedPlaceholder, PageContent, Tabs, useSettled } from '@portal/shared/parts';
import { isOnboardingId } from '@portal/shared/records';
import { useReference } from '@portal/shared/reference';
import { customerAction, customerTab, type PropsOf } from '@portal/shared/remote';
import { type Filled, FillingOutlet, useFillings } from '@portal/shared/remote/outlets';
import { labelMeta } from '@portal/shared/remote/place-metas';
import { customerPermission } from '@portal/shared/selling';
import { ButtonLink, EmptyState, FailurePanel, PageTitle, useAgent, VisuallyHidden } from '@portal/shared/ui';
import { UserRoundX } from 'lucide-react';
import { type ReactNode, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useAnnounceCustomer } from '../core/customer/use-announce-customer.ts';
import { CustomerActionOutlet, TransactionDrawerOutlet } from '../core/transaction-drawer-outlet.tsx';
import { HoldingsTab, useAccountChoices } from '../holdings/index.ts';
import { getCustomerFacts, getIdentity } from './header/customer-facts.ts';
import { ProfileHeader } from './header/profile-header.tsx';
import { ProfileSkeleton } from './header/profile-skeleton.tsx';
import { StickyCustomerBanner } from './header/sticky-customer-banner.tsx';
import { useCustomerCart } from './header/use-customer-cart.ts';
import { profileTabs } from './profile-url.ts';
import {
  ActivityLoader,
  BankAccountsLoader,
  FieldsLoader,
  preloadTab,
  VulnerableLoader,
} from './tab-loaders.tsx';
import { type ProfileNavigation, useProfileView } from './use-profile-view.ts';

type AddedTab = Filled<PropsOf<typeof customerTab>, { readonly label: string }>;

/**
 * `/client-profile`: record and holdings of the customer in the URL (CLI-05). Says so when none is named, it is an
 * applicant who is not a customer yet, or one that the agent does not service.
 */
export function ProfilePage() {
  const agent = useAgent();
  const addedTabs = useFillings(customerTab, labelMeta);
  const keys = useMemo(() => addedTabs.map(({ key }) => key), [addedTabs]);
  const navigation = useProfileView(keys);
  const { customerId, tab } = navigation.view;
  useEffect(() => preloadTab(tab), [tab]);
  const isApplicant = customerId !== undefined && isOnboardingId(customerId);
  const customer = useCall(
    customerInfo,
    customerId && !isApplicant ? { agentUserId: agent.uuid, customerId } : undefined,
  );
  // the names of the header's codes are wider or narrower than the codes
  const isNamed = useSettled([useReference('lookups')]);
  const isLoaded = customer.status === 'ok' && isNamed;
  // a deferred render pauses when the browser has other work (docs/adr/0023-long-lists.md)
  const renderedId = useDeferredValue(isLoaded ? customerId : undefined);
  const isShown = isLoaded && renderedId === customerId;
  const shown = customer.status === 'ok' && !isShown ? ({ status: 'loading' } as const) : customer;

  if (!customerId) {
    return (
      <EmptyProfile title="No customer was chosen">
        Search for the customer whose profile you want to see.
      </EmptyProfile>
    );
  }
  if (isApplicant) {
    return (
      <EmptyProfile
        title="This applicant is not a customer yet"
        action={<ButtonLink to={pageAddress(cartPath, { customerId })}>View cart</ButtonLink>}
      >
        The profile opens when the onboarding is completed. Until then it is in the cart, or among the
        applications.
      </EmptyProfile>
    );
  }
  switch (shown.status) {
    case 'loading':
      return (
        <PageContent pt="4">
          <HiddenTitle />
          <DelayedPlaceholder label="Customer loading" hasSlowNotice>
            <ProfileSkeleton />
          </DelayedPlaceholder>
        </PageContent>
      );
    case 'failed':
      if (isUnknownCustomer(shown.error)) {
        return (
          <EmptyProfile title="This customer is not one you service">
            The address may be old, or another agent services the customer now.
          </EmptyProfile>
        );
      }
      return (
        <PageContent>
          <HiddenTitle />
          <Card>
            <FailurePanel
              title="This customer could not be loaded"
              meaning={`${shown.error.message} Nothing was changed.`}
              onRetry={shown.retry}
            />
          </Card>
        </PageContent>
      );
    case 'ok':
      return (
        <Profile key={customerId} customer={shown.value} navigation={navigation} addedTabs={addedTabs} />
      );
  }
}

interface ProfileProps {
  readonly customer: Customer;
  readonly navigation: ProfileNavigation;
  /** Tabs of other remotes. */
  readonly addedTabs: readonly AddedTab[];
}

function Profile({ customer, navigation, addedTabs }: ProfileProps) {
  const agent = useAgent();
  const lookups = valueOrUndefined(useReference('lookups'));
  const { view } = navigation;
  const tabs = [...profileTabs, ...addedTabs.map(({ key, meta }) => ({ id: key, label: meta.label }))];
  const addedTab = addedTabs.find(({ key }) => key === view.tab);
  const { customerId, name } = customer;
  const tabProps = useMemo(() => ({ customerId, name }), [customerId, name]);
  const actions = useFillings(customerAction, labelMeta);
  // one that is open stays until it is closed, also when its flag goes off: it may have typed answers
  const [action, openAction] = useState<(typeof actions)[number]>();
  const actionProps = useMemo(() => ({ ...tabProps, onClose: () => openAction(undefined) }), [tabProps]);
  const choices = useAccountChoices();
  const cart = useCustomerCart(customer);
  const date = today();
  // the same facts in each render, so that a drawer that opens renders no holding
  const facts = useMemo(
    () => getCustomerFacts(customer, lookups, date, cart.assessment),
    [customer, lookups, date, cart.assessment],
  );
  useAnnounceCustomer(customer);
  const openUpdate = () => navigation.openDrawer({ kind: 'update-information' });

  return (
    <StickyCustomerBanner
      name={customer.name}
      idNo={customer.idNo}
      header={
        <ProfileHeader
          identity={getIdentity(customer, lookups, date)}
          facts={facts}
          cartItems={cart.itemCount}
          investPermission={customerPermission(agent, customer)}
          onInvest={() => navigation.openDrawer({ kind: 'invest' })}
          onAddBankAccount={() => navigation.openDrawer({ kind: 'bank-account' })}
          onUpdate={openUpdate}
          onCare={() => navigation.goToTab('vulnerable')}
          addedActions={actions.map((added) => ({
            id: added.key,
            label: added.meta.label,
            // the room of an icon: the texts of a menu begin in one line
            icon: <svg aria-hidden="true" />,
            onSelect: () => openAction(added),
          }))}
          hasBriefFacts={view.tab !== 'holdings'}
        />
      }
    >
      <Tabs tabs={tabs} value={view.tab} onChange={navigation.goToTab} label="Customer">
        {view.tab === 'holdings' ? (
          <HoldingsTab
            customer={customer}
            hasZeroHoldings={view.hasZeroHoldings}
            onZeroHoldings={navigation.showZeroHoldings}
            record={facts}
            onOrder={navigation.openDrawer}
            choices={choices}
          />
        ) : null}
        {view.tab === 'activity' ? (
          <ActivityLoader
            customer={customer}
            selectedAccountId={view.account}
            onSelect={navigation.selectAccount}
          />
        ) : null}
        {view.tab === 'profile' ? <FieldsLoader customer={customer} onUpdate={openUpdate} /> : null}
        {view.tab === 'vulnerable' ? <VulnerableLoader customer={customer} /> : null}
        {view.tab === 'bank-accounts' ? (
          <BankAccountsLoader
            customer={customer}
            currency={view.currency}
            onCurrency={navigation.selectCurrency}
            onAdd={navigation.openDrawer}
          />
        ) : null}
        {addedTab ? <FillingOutlet key={addedTab.key} filling={addedTab} props={tabProps} /> : null}
      </Tabs>
      <TransactionDrawerOutlet
        customerId={customer.customerId}
        drawer={view.drawer}
        onClose={navigation.closeDrawer}
      />
      <CustomerActionOutlet action={action} props={actionProps} />
    </StickyCustomerBanner>
  );
}

/** The service returns the same status for a missing customer and for a customer of another agent. */
function isUnknownCustomer(error: Error): boolean {
  return error instanceof ApiError && (error.status === 403 || error.status === 404);
}

function HiddenTitle() {
  return (
    <VisuallyHidden>
      <PageTitle>View Profile</PageTitle>
    </VisuallyHidden>
  );
}

interface EmptyProfileProps {
  readonly title: string;
  /** Default: a link to the list of customers. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

function EmptyProfile({ title, action, children }: EmptyProfileProps) {
  return (
    <PageContent>
      <HiddenTitle />
      <Card>
        <EmptyState
          icon={<UserRoundX aria-hidden />}
          title={title}
          action={action ?? <ButtonLink to={customersPath}>Find a customer</ButtonLink>}
        >
          {children}
        </EmptyState>
      </Card>
    </PageContent>
  );
}
