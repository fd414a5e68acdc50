import { chakra } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { buttonRecipe } from './button-recipe.ts';

/** A way to another page that looks like a button. */
export const ButtonLink = chakra(Link, buttonRecipe);

export type ButtonLinkProps = ComponentProps<typeof ButtonLink>;
