import { type Customer, customerInfo } from '@portal/shared/api/customers';
import { ApiError } from '@portal/shared/calls';
import { useCall, valueOrUndefined } from '@portal/shared/data';
import { today } from '@portal/shared/dates';
import { Card, DelayedPlaceholder, PageContent, Tabs } from '@portal/shared/parts';
import { useReference } from '@portal/shared/reference';
import { ButtonLink, EmptyState, FailurePanel, PageTitle, useAgent, VisuallyHidden } from '@portal/shared/ui';
import { UserRoundX } from 'lucide-react';
import type { ReactNode } from 'react';
import { ActivityTab } from '../activity/index.ts';
import { mayInvestAtAll } from '../core/may-invest.ts';
import { HoldingsTab } from '../holdings/index.ts';
import { factsOf, identityOf } from './facts.ts';
import { fieldGroups } from './fields.ts';
import { FieldsTab } from './fields-tab.tsx';
import { InvestDrawerOutlet } from './invest-drawer.tsx';
import { ProfileHeader } from './profile-header.tsx';
import { ProfileSkeleton } from './profile-skeleton.tsx';
import { profileTabs } from './profile-url.ts';
import { StuckBanner } from './stuck-banner.tsx';
import { useAnnounceCustomer } from './use-announce-customer.ts';
import { type ProfileNavigation, useProfileView } from './use-profile-view.ts';

/** `/client-profile`: one customer's record and holdings (CLI-05). The customer is the address's. */
export function ProfilePage() {
  const agent = useAgent();
  const navigation = useProfileView();
  const { customerId } = navigation.view;
  const customer = useCall(customerInfo, customerId ? { agentUserId: agent.uuid, customerId } : undefined);

  if (!customerId) {
    return (
      <Instead title="No customer was chosen">Search for the customer whose profile you want to see.</Instead>
    );
  }
  switch (customer.status) {
    case 'loading':
      return (
        <PageContent>
          <HiddenTitle />
          <DelayedPlaceholder label="Customer loading" hasSlowNotice>
            <ProfileSkeleton />
          </DelayedPlaceholder>
        </PageContent>
      );
    case 'failed':
      if (isUnknown(customer.error)) {
        return (
          <Instead title="This customer is not one you service">
            The address may be old, or another agent services the customer now.
          </Instead>
        );
      }
      return (
        <PageContent>
          <HiddenTitle />
          <Card>
            <FailurePanel
              title="This customer could not be loaded"
              meaning={`${customer.error.message} Nothing was changed.`}
              onRetry={customer.retry}
            />
          </Card>
        </PageContent>
      );
    case 'ok':
      return <Profile key={customerId} customer={customer.value} navigation={navigation} />;
  }
}

interface ProfileProps {
  readonly customer: Customer;
  readonly navigation: ProfileNavigation;
}

function Profile({ customer, navigation }: ProfileProps) {
  const agent = useAgent();
  const lookups = valueOrUndefined(useReference('lookups'));
  const { view } = navigation;
  const date = today();
  useAnnounceCustomer(customer);

  return (
    <StuckBanner
      name={customer.name}
      idNo={customer.idNo}
      header={
        <ProfileHeader
          identity={identityOf(customer, lookups, date)}
          facts={factsOf(customer, lookups, date)}
          mayInvest={mayInvestAtAll(customer.account, agent)}
          onInvest={() => navigation.openDrawer({})}
        />
      }
    >
      <Tabs tabs={profileTabs} value={view.tab} onChange={navigation.goToTab} label="Customer">
        {view.tab === 'holdings' ? (
          <HoldingsTab
            customer={customer}
            showZero={view.showZero}
            onShowZero={navigation.showZero}
            onInvest={navigation.openDrawer}
          />
        ) : null}
        {view.tab === 'activity' ? (
          <ActivityTab customer={customer} chosen={view.account} onChoose={navigation.chooseAccount} />
        ) : null}
        {view.tab === 'profile' ? <FieldsTab groups={fieldGroups(customer, lookups, date)} /> : null}
      </Tabs>
      <InvestDrawerOutlet
        customerId={customer.customerId}
        drawer={view.drawer}
        onClose={navigation.closeDrawer}
      />
    </StuckBanner>
  );
}

/** The service answers so for a customer that does not exist and for one of another agent alike. */
function isUnknown(error: Error): boolean {
  return error instanceof ApiError && (error.status === 403 || error.status === 404);
}

function HiddenTitle() {
  return (
    <VisuallyHidden>
      <PageTitle>View Profile</PageTitle>
    </VisuallyHidden>
  );
}

function Instead({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <PageContent>
      <HiddenTitle />
      <Card>
        <EmptyState
          icon={<UserRoundX aria-hidden />}
          title={title}
          action={<ButtonLink to="/client">Find a customer</ButtonLink>}
        >
          {children}
        </EmptyState>
      </Card>
    </PageContent>
  );
}
