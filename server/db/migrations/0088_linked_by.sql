-- An account elsewhere opens one here to the provider that it was linked by alone (docs/decisions/0093): two providers of one issuer
-- each link it for themselves.
alter table user_identities
  drop constraint user_identities_subject, drop constraint user_identities_one,
  add constraint user_identities_subject unique (issuer, subject, provider),
  add constraint user_identities_one unique (user_id, issuer, provider);
