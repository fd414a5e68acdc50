import { Flex, Spinner } from '@portal/shared/ui';

/** The only blocking spinner of the portal (SGN-10). It is shown above the text of a dialog. */
export function BlockingSpinner() {
  return (
    <Flex justify="center" mt="1" mb="4">
      <Spinner size="32px" />
    </Flex>
  );
}
