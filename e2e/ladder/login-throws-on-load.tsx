throw new Error('this release throws on load');
