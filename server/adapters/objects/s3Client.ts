// Built whole, with its package (scripts/build/compile.ts): installed it would be a tenth of all that a server installs.
export { S3 } from '@aws-sdk/client-s3';
