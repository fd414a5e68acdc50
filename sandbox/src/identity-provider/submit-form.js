// The sign-out page: sends its one form without a click.
document.forms[0]?.submit();
