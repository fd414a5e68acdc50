import { Chip, CountPill, Kbd, PlanChip, Tag } from '@portal/shared/parts';
import { HStack, Stack } from '@portal/shared/ui';

const tones = ['neutral', 'brand', 'info', 'success', 'warn', 'danger'] as const;

export const examples = {
  Chip: () => (
    <Stack>
      <HStack flexWrap="wrap">
        {tones.map((tone) => (
          <Chip key={tone} tone={tone} dot>
            {tone}
          </Chip>
        ))}
      </HStack>
      <HStack>
        <Chip line>line</Chip>
      </HStack>
    </Stack>
  ),
  CountPill: () => (
    <HStack>
      <CountPill>3</CountPill>
      <CountPill tone="warn">2</CountPill>
      <CountPill tone="solid">9</CountPill>
    </HStack>
  ),
  Kbd: () => <Kbd>Ctrl</Kbd>,
  PlanChip: () => (
    <HStack>
      <PlanChip plan="CS" />
      <PlanChip plan="EPF" />
      <PlanChip plan="PRS" />
    </HStack>
  ),
  Tag: () => (
    <HStack>
      <Tag>Shariah</Tag>
      <Tag>MYR</Tag>
    </HStack>
  ),
};
