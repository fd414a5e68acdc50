import { Banner, Button, Stack } from '@portal/shared/ui';

const tones = ['info', 'success', 'warn', 'danger'] as const;

export const examples = {
  Banner: () => (
    <Stack>
      {tones.map((tone) => (
        <Banner
          key={tone}
          tone={tone}
          title={`A banner of the tone ${tone}`}
          action={
            <Button variant="outline" size="sm">
              Do something
            </Button>
          }
        >
          What it means for the agent.
        </Banner>
      ))}
    </Stack>
  ),
};
