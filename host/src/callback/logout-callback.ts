/** The page to which the provider returns after logout (RTE-19): goes to sign-in and replaces the history entry. */
location.replace('/');
