/**
 * Marks calls that create a schema or an endpoint as free of side effects, so that unused ones are removed from a
 * build. webpack cannot see this itself, because the functions come from a facade.
 *
 * @param {string} source a module of definitions
 */
module.exports = (source) => source.replace(/\b(define[a-zA-Z]+|z\.[a-zA-Z]+)\(/g, '/*#__PURE__*/ $1(');
