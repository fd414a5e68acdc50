import { ButtonLink, HStack } from '@portal/shared/ui';

export const examples = {
  ButtonLink: () => (
    <HStack>
      <ButtonLink to="/cart">View cart</ButtonLink>
      <ButtonLink to="/client" variant="outline" size="sm">
        Find a customer
      </ButtonLink>
    </HStack>
  ),
};
