import { FailurePanel, Stack } from '@portal/shared/ui';

export const examples = {
  FailurePanel: () => (
    <Stack>
      <FailurePanel
        title="Holdings could not be loaded"
        meaning="The rest of the page works."
        onRetry={() => {}}
      />
      <FailurePanel compact title="Holdings could not be loaded" onRetry={() => {}} />
    </Stack>
  ),
};
