/** The page the provider comes back to after logout (RTE-19): on to sign-in, without a trace in the history. */
location.replace('/');
