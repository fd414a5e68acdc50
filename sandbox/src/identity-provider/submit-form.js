// Submits the form of the sign-out page without a click.
document.forms[0]?.submit();
