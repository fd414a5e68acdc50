import { DelayedPlaceholder, LoadingRows, StillWorking } from '@portal/shared/parts';
import { Skeleton } from '@portal/shared/ui';

export const examples = {
  DelayedPlaceholder: () => (
    <DelayedPlaceholder label="Loading the price">
      <Skeleton w="200px" h="20px" />
    </DelayedPlaceholder>
  ),
  LoadingRows: () => <LoadingRows avatar rows={2} values={2} />,
  StillWorking: () => <StillWorking />,
};
