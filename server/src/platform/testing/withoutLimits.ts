// Imported first by the tests that call hundreds of times in a few seconds: the limits have tests of their own. An import,
// for nothing else runs before the settings are read.
process.env.RATE_LIMITS = 'false'
