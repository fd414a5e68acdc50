import type { SystemContext } from '@chakra-ui/react';

type CreateRecipe = SystemContext['cva'];

/**
 * Returns Chakra's `create` with a cache: it creates one recipe (the styles and variants of a component) for each
 * definition object. Chakra's factory asks for the recipe whenever an element renders, and a new one has to resolve its
 * styles again.
 */
export function cacheRecipes(create: CreateRecipe): CreateRecipe {
  const recipes = new WeakMap<object, unknown>();
  return new Proxy(create, {
    apply(_, self, [definition]) {
      const recipe = recipes.get(definition) ?? Reflect.apply(create, self, [definition]);
      recipes.set(definition, recipe);
      return recipe;
    },
  });
}
