import { cartList } from '@portal/shared/api/cart';
import { ApiError } from '@portal/shared/calls';
import { useCall } from '@portal/shared/data';
import { Card, LoadingRows, PageContent, PageHead } from '@portal/shared/parts';
import { useReference } from '@portal/shared/reference';
import { FailurePanel, useAgent, useLocation, useNavigate, useShell } from '@portal/shared/ui';
import { useEffect, useState } from 'react';
import { OnboardingForm } from './onboarding-form.tsx';
import { useLaterSteps } from './use-later-steps.ts';
import { onboardingChannel } from './use-save.ts';

/** Whether the service does not know an onboarding: nothing of it was saved yet. */
const isUnknown = (error: Error): boolean => error instanceof ApiError && error.status === 404;

/**
 * Whether the onboarding was begun just now, so that the service does not have it. Only the visit that begins it knows: a
 * reload asks the service, and so does a save of this tab or another one.
 */
function useIsNew(id: string): boolean {
  const { state, pathname, search } = useLocation();
  const navigate = useNavigate();
  const [isNew, setIsNew] = useState(() => Object(state).isNew === true);
  const hasState = state !== null;
  useEffect(() => {
    if (hasState) navigate(`${pathname}${search}`, { replace: true, state: null });
  }, [hasState, navigate, pathname, search]);
  const { bus } = useShell();
  useEffect(() => {
    const saves = bus.on('cart:changed').subscribe(({ customerId }) => {
      if (customerId === id) setIsNew(false);
    });
    return () => saves.unsubscribe();
  }, [bus, id]);
  return isNew;
}

/**
 * Loads a stored onboarding and opens its form; a new one, and one that the service does not know yet, opens empty or
 * from its draft. Says when it cannot be loaded, or is no longer in the cart.
 */
export function LoadedOnboarding({ id }: { readonly id: string }) {
  const { uuid: userId } = useAgent();
  const lookups = useReference('lookups');
  const isNew = useIsNew(id);
  const cart = useCall(cartList, isNew ? undefined : { userId, channel: onboardingChannel, customerId: id }, {
    refetchOnFocus: true,
  });
  const isNotSaved = cart.status === 'failed' && isUnknown(cart.error);
  const stored =
    cart.status === 'ok' ? cart.value.onboarding.find((item) => item.id === id)?.payload : undefined;
  const [wasOpen, setWasOpen] = useState(false);
  // a form that opens on an older copy would call the agent's own last save another's
  const isCurrent = cart.status === 'ok' && !cart.refreshing;
  // only an onboarding that begins has no phone number yet
  const later = useLaterSteps(!isNew && !wasOpen);
  const isKnown = isNotSaved || (stored !== undefined && isCurrent);
  const canOpen = wasOpen || isNew || (isKnown && later.status === 'ok');
  if (canOpen && !wasOpen) setWasOpen(true);
  const needed = canOpen ? [lookups] : [lookups, later, ...(isNotSaved ? [] : [cart])];
  const failed = needed.find(({ status }) => status === 'failed');
  if (failed?.status === 'failed')
    return (
      <PageContent>
        <PageHead title="Onboarding" />
        <Card>
          <FailurePanel
            title="The onboarding could not be opened"
            meaning="Saved answers are not lost."
            onRetry={failed.retry}
          />
        </Card>
      </PageContent>
    );
  if (lookups.status !== 'ok' || !canOpen)
    return isCurrent && stored === undefined && lookups.status === 'ok' && later.status === 'ok' ? (
      <later.value.NotInCart id={id} />
    ) : (
      <PageContent>
        <PageHead title="Onboarding" />
        <Card>
          <LoadingRows rows={6} label="Onboarding loading" />
        </Card>
      </PageContent>
    );
  return <OnboardingForm id={id} stored={stored} lookups={lookups.value} />;
}
