import { createLazyCode, useLazyCode } from '@portal/shared/lazy-code';
import { Card, LoadingRows, PageContent, PageHead } from '@portal/shared/parts';
import { FailurePanel, useSearchParams } from '@portal/shared/ui';
import { StartPage } from './start/start-page.tsx';

const form = createLazyCode(() =>
  import(/* webpackChunkName: "onboarding-form" */ './form/index.ts').then((code) => code.LoadedOnboarding),
);

function LazyForm({ id }: { readonly id: string }) {
  const code = useLazyCode(form);
  if (code.status === 'ok') return <code.value key={id} id={id} />;
  return (
    <PageContent>
      <PageHead title="Onboarding" />
      <Card>
        {code.status === 'failed' ? (
          <FailurePanel title="The form could not be loaded" onRetry={code.retry} />
        ) : (
          <LoadingRows rows={6} label="Onboarding loading" />
        )}
      </Card>
    </PageContent>
  );
}

/**
 * `/onboarding` (RTE-15): the form of the onboarding that `onboarding` or `item` in the URL names; without one, the
 * agent's unfinished onboardings.
 */
export function OnboardingPage() {
  const [params] = useSearchParams();
  // the cart names its item
  const id = params.get('onboarding') ?? params.get('item');
  return id ? <LazyForm id={id} /> : <StartPage preload={form.preload} />;
}
