
SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

CREATE SCHEMA pgboss;

CREATE EXTENSION IF NOT EXISTS btree_gin WITH SCHEMA public;

CREATE EXTENSION IF NOT EXISTS citext WITH SCHEMA public;

CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;

CREATE EXTENSION IF NOT EXISTS unaccent WITH SCHEMA public;

CREATE TYPE pgboss.job_state AS ENUM (
    'created',
    'retry',
    'active',
    'completed',
    'cancelled',
    'failed'
);

CREATE TYPE public.access_request_status AS ENUM (
    'PENDING',
    'ACCEPTED',
    'REJECTED',
    'CANCELLED'
);

CREATE TYPE public.activity_action AS ENUM (
    'CREATED',
    'UPDATED',
    'DELETED'
);

CREATE TYPE public.activity_model AS ENUM (
    'Address',
    'PurchaseOrder',
    'ResidenceContactLink',
    'File',
    'ResidenceFolder',
    'Email',
    'ResidenceActivationCode',
    'Device',
    'Note',
    'Residence',
    'Project'
);

CREATE TYPE public.channel_target AS ENUM (
    'user',
    'builder'
);

CREATE TYPE public.channel_type AS ENUM (
    'mail',
    'push'
);

CREATE TYPE public.company_role AS ENUM (
    'COMPANY_ADMIN',
    'COMPANY_MEMBER',
    'COMPANY_READER'
);

CREATE TYPE public.company_type AS ENUM (
    'COMPANY_MANAGER',
    'SOCIAL_LANDLORD',
    'INSTALLER',
    'RESIDENCE_BUILDER',
    'MANUFACTURER',
    'RENOVATION',
    'DEVELOPER',
    'THERMAL_ENGINEERING_OFFICE'
);

CREATE TYPE public.document_context AS ENUM (
    'RESIDENCE',
    'TEMPLATE',
    'THERMAL_STUDY',
    'PRODUCT',
    'DEVICE',
    'INTERVENTION'
);

CREATE TYPE public.global_role AS ENUM (
    'ADMINISTRATOR',
    'SUPPORT'
);

CREATE TYPE public.intervention_file_group AS ENUM (
    'ptg_cert_completion',
    'ptg_cert_maintenance',
    'ptg_cert_diagnostic',
    'ptg_estimate',
    'ptg_invoice',
    'ptg_others',
    'ptg_conformity'
);

CREATE TYPE public.intervention_status AS ENUM (
    'IN_PROGRESS',
    'DONE'
);

CREATE TYPE public.intervention_type AS ENUM (
    'BOILER_INSTALLATION',
    'BOILER_REPLACEMENT',
    'REPARATION',
    'MAINTENANCE',
    'DIAGNOSTIC'
);

CREATE TYPE public.mail_status AS ENUM (
    'PROGRAMMED',
    'SENT',
    'FAILED'
);

CREATE TYPE public.one_time_token_kind AS ENUM (
    'PASSWORD_RESET',
    'EMAIL_VALIDATION',
    'INVITATION'
);

CREATE TYPE public.option_type AS ENUM (
    'BYPASS_OWNER_VALIDATION_FOR_TENANT',
    'DEFAULT_PROJECT_TEMPLATE'
);

CREATE TYPE public.product_request_status AS ENUM (
    'PENDING',
    'ACCEPTED',
    'REJECTED'
);

CREATE TYPE public.product_type AS ENUM (
    'PRODUCT',
    'MATERIAL'
);

CREATE TYPE public.residence_state AS ENUM (
    'CREATED',
    'CREDENTIALS_SENT',
    'ACTIVATED',
    'CANCELLED',
    'RESTORED',
    'TRANSFERRED'
);

CREATE TYPE public.residence_type AS ENUM (
    'FLAT',
    'HOUSE',
    'BUILDING',
    'TWIN_HOUSE',
    'DUPLEX'
);

CREATE TYPE public.resident_role AS ENUM (
    'OWNER',
    'TENANT'
);

CREATE TYPE public.token_scope AS ENUM (
    'partner',
    'resident',
    'support',
    'machine'
);

CREATE TYPE public.wall_type AS ENUM (
    'glass',
    'opaque'
);

CREATE FUNCTION pgboss.create_queue(queue_name text, options jsonb) RETURNS void
    LANGUAGE plpgsql
    AS $_$
    DECLARE
      tablename varchar := CASE WHEN options->>'partition' = 'true'
                            THEN 'j' || encode(sha224(queue_name::bytea), 'hex')
                            ELSE 'job_common'
                            END;
      queue_created_on timestamptz;
    BEGIN

      WITH q as (
        INSERT INTO pgboss.queue (
          name,
          policy,
          retry_limit,
          retry_delay,
          retry_backoff,
          retry_delay_max,
          expire_seconds,
          retention_seconds,
          deletion_seconds,
          warning_queued,
          dead_letter,
          partition,
          table_name,
          heartbeat_seconds,
          notify,
          created_on,
          updated_on
        )
        VALUES (
          queue_name,
          options->>'policy',
          COALESCE((options->>'retryLimit')::int, 2),
          COALESCE((options->>'retryDelay')::int, 0),
          COALESCE((options->>'retryBackoff')::bool, false),
          (options->>'retryDelayMax')::int,
          COALESCE((options->>'expireInSeconds')::int, 900),
          COALESCE((options->>'retentionSeconds')::int, 1209600),
          COALESCE((options->>'deleteAfterSeconds')::int, 604800),
          COALESCE((options->>'warningQueueSize')::int, 0),
          options->>'deadLetter',
          COALESCE((options->>'partition')::bool, false),
          tablename,
          (options->>'heartbeatSeconds')::int,
          COALESCE((options->>'notify')::bool, false),
          pgboss.job_now(),
          pgboss.job_now()
        )
        ON CONFLICT DO NOTHING
        RETURNING created_on
      )
      SELECT created_on into queue_created_on from q;

      IF queue_created_on IS NULL OR options->>'partition' IS DISTINCT FROM 'true' THEN
        RETURN;
      END IF;

      EXECUTE format('CREATE TABLE pgboss.%I (LIKE pgboss.job INCLUDING DEFAULTS)', tablename);

      EXECUTE pgboss.job_table_format($cmd$ALTER TABLE pgboss.job ADD PRIMARY KEY (name, id)$cmd$, tablename);
      EXECUTE pgboss.job_table_format($cmd$ALTER TABLE pgboss.job ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES pgboss.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);
      EXECUTE pgboss.job_table_format($cmd$ALTER TABLE pgboss.job ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES pgboss.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);

      EXECUTE pgboss.job_table_format($cmd$CREATE INDEX job_i11 ON pgboss.job (name, priority DESC, created_on, start_after) WHERE state < 'active' AND NOT blocked$cmd$, tablename);
      EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i4 ON pgboss.job (name, singleton_on, COALESCE(singleton_key, '')) WHERE state <> 'cancelled' AND singleton_on IS NOT NULL$cmd$, tablename);
      EXECUTE pgboss.job_table_format($cmd$CREATE INDEX job_i7 ON pgboss.job (name, group_id) WHERE state = 'active' AND group_id IS NOT NULL$cmd$, tablename);
      EXECUTE pgboss.job_table_format($cmd$CREATE INDEX job_i9 ON pgboss.job (name, id) WHERE blocking AND state = 'completed'$cmd$, tablename);
      EXECUTE pgboss.job_table_format($cmd$CREATE INDEX job_i12 ON pgboss.job (source_root_id) WHERE source_root_id IS NOT NULL$cmd$, tablename);

      IF options->>'policy' = 'short' THEN
        EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i1 ON pgboss.job (name, COALESCE(singleton_key, '')) WHERE state = 'created' AND policy = 'short'$cmd$, tablename);
      ELSIF options->>'policy' = 'singleton' THEN
        EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i2 ON pgboss.job (name, COALESCE(singleton_key, '')) WHERE state = 'active' AND policy = 'singleton'$cmd$, tablename);
      ELSIF options->>'policy' = 'stately' THEN
        EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i3 ON pgboss.job (name, state, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'stately'$cmd$, tablename);
      ELSIF options->>'policy' = 'exclusive' THEN
        EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i6 ON pgboss.job (name, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'exclusive'$cmd$, tablename);
      ELSIF options->>'policy' = 'key_strict_fifo' THEN
        EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i8 ON pgboss.job (name, singleton_key) WHERE state IN ('active', 'retry', 'failed') AND policy = 'key_strict_fifo'$cmd$, tablename);
        EXECUTE pgboss.job_table_format($cmd$CREATE INDEX job_i10 ON pgboss.job (name, singleton_key, state DESC, created_on, id) INCLUDE (start_after) WHERE state < 'active' AND NOT blocked AND policy = 'key_strict_fifo'$cmd$, tablename);
        EXECUTE pgboss.job_table_format($cmd$ALTER TABLE pgboss.job ADD CONSTRAINT job_key_strict_fifo_singleton_key_check CHECK (NOT (policy = 'key_strict_fifo' AND singleton_key IS NULL))$cmd$, tablename);
      END IF;

      EXECUTE format('ALTER TABLE pgboss.%I ADD CONSTRAINT cjc CHECK (name=%L)', tablename, queue_name);
      EXECUTE format('ALTER TABLE pgboss.job ATTACH PARTITION pgboss.%I FOR VALUES IN (%L)', tablename, queue_name);
    END;
    $_$;

CREATE FUNCTION pgboss.delete_queue(queue_name text) RETURNS void
    LANGUAGE plpgsql
    AS $$
    DECLARE
      v_table varchar;
      v_partition bool;
    BEGIN
      
      SELECT table_name, partition
      FROM pgboss.queue
      WHERE name = queue_name
      INTO v_table, v_partition;

      IF v_partition THEN
        EXECUTE format('DROP TABLE IF EXISTS pgboss.%I', v_table);
      ELSE
        EXECUTE format('DELETE FROM pgboss.%I WHERE name = %L', v_table, queue_name);
      END IF;
    
      DELETE FROM pgboss.queue WHERE name = queue_name;
    END;
    $$;

CREATE FUNCTION pgboss.job_now() RETURNS timestamp with time zone
    LANGUAGE sql STABLE
    AS $$
      SELECT pg_catalog.now();
    $$;

CREATE FUNCTION pgboss.job_table_format(command text, table_name text) RETURNS text
    LANGUAGE sql IMMUTABLE
    AS $_$
      SELECT format(
        regexp_replace(
          regexp_replace(command, '\.job\y', '.%1$I', 'g'),
          '\yjob_i(\d+)', '%1$s_i\1', 'g'
        ),
        table_name
      );
    $_$;

CREATE FUNCTION pgboss.job_table_run(command text, tbl_name text DEFAULT NULL::text, queue_name text DEFAULT NULL::text) RETURNS void
    LANGUAGE plpgsql
    AS $$
    DECLARE
      tbl RECORD;
    BEGIN
      IF queue_name IS NOT NULL THEN
        SELECT table_name INTO tbl_name FROM pgboss.queue WHERE name = queue_name;
      END IF;

      IF tbl_name IS NOT NULL THEN
        EXECUTE pgboss.job_table_format(command, tbl_name);
        RETURN;
      END IF;

      EXECUTE pgboss.job_table_format(command, 'job_common');

      FOR tbl IN SELECT table_name FROM pgboss.queue WHERE partition = true
      LOOP
        EXECUTE pgboss.job_table_format(command, tbl.table_name);
      END LOOP;
    END;
    $$;

CREATE FUNCTION pgboss.job_table_run_async(command_name text, version integer, command text, tbl_name text DEFAULT NULL::text, queue_name text DEFAULT NULL::text) RETURNS void
    LANGUAGE plpgsql
    AS $$
    BEGIN
      IF queue_name IS NOT NULL THEN
        SELECT table_name INTO tbl_name FROM pgboss.queue WHERE name = queue_name;
      END IF;

      IF tbl_name IS NOT NULL THEN
        INSERT INTO pgboss.bam (name, version, status, queue, table_name, command)
        VALUES (
          command_name,
          version,
          'pending',
          queue_name,
          tbl_name,
          pgboss.job_table_format(command, tbl_name)
        );
        RETURN;
      END IF;

      INSERT INTO pgboss.bam (name, version, status, queue, table_name, command)
      SELECT
        command_name,
        version,
        'pending',
        NULL,
        'job_common',
        pgboss.job_table_format(command, 'job_common')
      UNION ALL
      SELECT
        command_name,
        version,
        'pending',
        queue.name,
        queue.table_name,
        pgboss.job_table_format(command, queue.table_name)
      FROM pgboss.queue
      WHERE partition = true;
    END;
    $$;

CREATE FUNCTION public.company_tree_aiu() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if tg_op='INSERT' then
    insert into company_closure select ancestor_id, new.id, depth+1 from company_closure where descendant_id = new.parent_id union all select new.id, new.id, 0;
  elsif new.parent_id is distinct from old.parent_id then
    delete from company_closure c using company_closure sub, company_closure sup
     where sub.ancestor_id = new.id and sup.descendant_id = new.id and sup.ancestor_id <> new.id
       and c.descendant_id = sub.descendant_id and c.ancestor_id = sup.ancestor_id;
    insert into company_closure select p.ancestor_id, s.descendant_id, p.depth + s.depth + 1
      from company_closure p, company_closure s where p.descendant_id = new.parent_id and s.ancestor_id = new.id;
  end if;
  return null;
end $$;

CREATE FUNCTION public.company_tree_biu() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
declare ptype company_type;
begin
  if tg_op='UPDATE' and new.parent_id is not distinct from old.parent_id and new.type = old.type then return new; end if;
  if tg_op='UPDATE' and new.type <> old.type and new.type <> 'COMPANY_MANAGER' and exists (select 1 from companies where parent_id = new.id and type <> new.type and deleted_at is null) then
    raise exception 'COMPANY_TYPE_IN_USE' using errcode='23514', constraint='company_type_in_use';
  end if;
  if new.parent_id is not null then
    perform pg_advisory_xact_lock(hashtext('company_tree'));      -- serialises tree edits
    if exists (select 1 from company_closure where ancestor_id = new.id and descendant_id = new.parent_id) then
      raise exception 'COMPANY_TREE_CYCLE' using errcode='23514', constraint='company_tree_no_cycle';
    end if;
    select type into ptype from companies where id = new.parent_id;
    if ptype <> 'COMPANY_MANAGER' and new.type <> ptype then
      raise exception 'COMPANY_CHILD_TYPE_NOT_ALLOWED' using errcode='23514', constraint='company_child_type';
    end if;
  end if;
  return new;
end $$;

CREATE FUNCTION public.f_norm(text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    AS $_$ select lower(public.unaccent('public.unaccent'::regdictionary, $1)) $_$;

CREATE FUNCTION public.f_paris_month(instant timestamp with time zone) RETURNS date
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$ select date_trunc('month', instant at time zone 'Europe/Paris')::date $$;

CREATE FUNCTION public.residence_stats_del() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  update company_residence_stats s set total=s.total-d.t, activated=s.activated-d.a, credentials_sent=s.credentials_sent-d.c
  from (select company_id, count(*) t, count(activation_date) a, count(credentials_sent_at) c from old_rows where deleted_at is null group by 1) d where d.company_id=s.company_id;
  return null;
end $$;

CREATE FUNCTION public.residence_stats_ins() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  insert into company_residence_stats as s (company_id,total,activated,credentials_sent)
  select company_id, count(*), count(activation_date), count(credentials_sent_at) from new_rows where deleted_at is null group by 1 order by 1
  on conflict (company_id) do update set total=s.total+excluded.total, activated=s.activated+excluded.activated, credentials_sent=s.credentials_sent+excluded.credentials_sent;
  return null;
end $$;

CREATE FUNCTION public.residence_stats_upd() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  insert into company_residence_stats as s (company_id,total,activated,credentials_sent)
  select company_id, sum(t), sum(a), sum(c) from (
    select company_id, 1 t, (activation_date is not null)::int a, (credentials_sent_at is not null)::int c from new_rows where deleted_at is null
    union all select company_id, -1, -(activation_date is not null)::int, -(credentials_sent_at is not null)::int from old_rows where deleted_at is null) d
  group by 1 having sum(t)<>0 or sum(a)<>0 or sum(c)<>0 order by 1
  on conflict (company_id) do update set total=s.total+excluded.total, activated=s.activated+excluded.activated, credentials_sent=s.credentials_sent+excluded.credentials_sent;
  return null;
end $$;

SET default_tablespace = '';

SET default_table_access_method = heap;

CREATE TABLE pgboss.bam (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    version integer NOT NULL,
    status text DEFAULT 'pending'::text NOT NULL,
    queue text,
    table_name text NOT NULL,
    command text NOT NULL,
    error text,
    created_on timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    started_on timestamp with time zone,
    completed_on timestamp with time zone
);

CREATE TABLE pgboss.job (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    priority integer DEFAULT 0 NOT NULL,
    data jsonb,
    state pgboss.job_state DEFAULT 'created'::pgboss.job_state NOT NULL,
    retry_limit integer DEFAULT 2 NOT NULL,
    retry_count integer DEFAULT 0 NOT NULL,
    retry_delay integer DEFAULT 0 NOT NULL,
    retry_backoff boolean DEFAULT false NOT NULL,
    retry_delay_max integer,
    expire_seconds integer DEFAULT 900 NOT NULL,
    deletion_seconds integer DEFAULT 604800 NOT NULL,
    singleton_key text,
    singleton_on timestamp without time zone,
    group_id text,
    group_tier text,
    start_after timestamp with time zone DEFAULT now() NOT NULL,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    started_on timestamp with time zone,
    completed_on timestamp with time zone,
    keep_until timestamp with time zone DEFAULT (now() + '336:00:00'::interval) NOT NULL,
    output jsonb,
    dead_letter text,
    policy text,
    heartbeat_on timestamp with time zone,
    heartbeat_seconds integer,
    blocked boolean DEFAULT false NOT NULL,
    blocking boolean DEFAULT false NOT NULL,
    pending_dependencies integer DEFAULT 0 NOT NULL,
    source_name text,
    source_id uuid,
    source_created_on timestamp with time zone,
    source_retry_count integer,
    source_output jsonb,
    source_root_id uuid
)
PARTITION BY LIST (name);

CREATE TABLE pgboss.job_common (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    priority integer DEFAULT 0 NOT NULL,
    data jsonb,
    state pgboss.job_state DEFAULT 'created'::pgboss.job_state NOT NULL,
    retry_limit integer DEFAULT 2 NOT NULL,
    retry_count integer DEFAULT 0 NOT NULL,
    retry_delay integer DEFAULT 0 NOT NULL,
    retry_backoff boolean DEFAULT false NOT NULL,
    retry_delay_max integer,
    expire_seconds integer DEFAULT 900 NOT NULL,
    deletion_seconds integer DEFAULT 604800 NOT NULL,
    singleton_key text,
    singleton_on timestamp without time zone,
    group_id text,
    group_tier text,
    start_after timestamp with time zone DEFAULT now() NOT NULL,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    started_on timestamp with time zone,
    completed_on timestamp with time zone,
    keep_until timestamp with time zone DEFAULT (now() + '336:00:00'::interval) NOT NULL,
    output jsonb,
    dead_letter text,
    policy text,
    heartbeat_on timestamp with time zone,
    heartbeat_seconds integer,
    blocked boolean DEFAULT false NOT NULL,
    blocking boolean DEFAULT false NOT NULL,
    pending_dependencies integer DEFAULT 0 NOT NULL,
    source_name text,
    source_id uuid,
    source_created_on timestamp with time zone,
    source_retry_count integer,
    source_output jsonb,
    source_root_id uuid,
    CONSTRAINT job_key_strict_fifo_singleton_key_check CHECK ((NOT ((policy = 'key_strict_fifo'::text) AND (singleton_key IS NULL))))
);

CREATE TABLE pgboss.job_dependency (
    child_name text NOT NULL,
    child_id uuid NOT NULL,
    parent_name text NOT NULL,
    parent_id uuid NOT NULL
);

CREATE TABLE pgboss.queue (
    name text NOT NULL,
    policy text NOT NULL,
    retry_limit integer NOT NULL,
    retry_delay integer NOT NULL,
    retry_backoff boolean NOT NULL,
    retry_delay_max integer,
    expire_seconds integer NOT NULL,
    retention_seconds integer NOT NULL,
    deletion_seconds integer NOT NULL,
    dead_letter text,
    partition boolean NOT NULL,
    table_name text NOT NULL,
    deferred_count integer DEFAULT 0 NOT NULL,
    queued_count integer DEFAULT 0 NOT NULL,
    ready_count integer DEFAULT 0 NOT NULL,
    warning_queued integer DEFAULT 0 NOT NULL,
    active_count integer DEFAULT 0 NOT NULL,
    failed_count integer DEFAULT 0 NOT NULL,
    total_count integer DEFAULT 0 NOT NULL,
    created_delta integer DEFAULT 0 NOT NULL,
    completed_delta integer DEFAULT 0 NOT NULL,
    failed_delta integer DEFAULT 0 NOT NULL,
    delta_on timestamp with time zone,
    delta_seconds integer,
    ready_history integer[] DEFAULT '{}'::integer[] NOT NULL,
    heartbeat_seconds integer,
    notify boolean DEFAULT false NOT NULL,
    singletons_active text[],
    monitor_claim_on timestamp with time zone,
    monitor_on timestamp with time zone,
    maintain_on timestamp with time zone,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    updated_on timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT queue_check CHECK ((dead_letter IS DISTINCT FROM name))
);

CREATE TABLE pgboss.queue_stats (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    deferred_count integer DEFAULT 0 NOT NULL,
    queued_count integer DEFAULT 0 NOT NULL,
    ready_count integer DEFAULT 0 NOT NULL,
    active_count integer DEFAULT 0 NOT NULL,
    failed_count integer DEFAULT 0 NOT NULL,
    total_count integer DEFAULT 0 NOT NULL,
    created_delta integer,
    completed_delta integer,
    failed_delta integer,
    delta_seconds integer,
    delta_on timestamp with time zone,
    captured_on timestamp with time zone DEFAULT now() NOT NULL
)
PARTITION BY RANGE (captured_on);

CREATE TABLE pgboss.queue_stats_20261122 (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    deferred_count integer DEFAULT 0 NOT NULL,
    queued_count integer DEFAULT 0 NOT NULL,
    ready_count integer DEFAULT 0 NOT NULL,
    active_count integer DEFAULT 0 NOT NULL,
    failed_count integer DEFAULT 0 NOT NULL,
    total_count integer DEFAULT 0 NOT NULL,
    created_delta integer,
    completed_delta integer,
    failed_delta integer,
    delta_seconds integer,
    delta_on timestamp with time zone,
    captured_on timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE pgboss.queue_stats_20261123 (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    deferred_count integer DEFAULT 0 NOT NULL,
    queued_count integer DEFAULT 0 NOT NULL,
    ready_count integer DEFAULT 0 NOT NULL,
    active_count integer DEFAULT 0 NOT NULL,
    failed_count integer DEFAULT 0 NOT NULL,
    total_count integer DEFAULT 0 NOT NULL,
    created_delta integer,
    completed_delta integer,
    failed_delta integer,
    delta_seconds integer,
    delta_on timestamp with time zone,
    captured_on timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE pgboss.schedule (
    name text NOT NULL,
    key text DEFAULT ''::text NOT NULL,
    kind text DEFAULT 'cron'::text NOT NULL,
    cron text NOT NULL,
    timezone text DEFAULT 'UTC'::text,
    data jsonb,
    options jsonb,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    updated_on timestamp with time zone DEFAULT now() NOT NULL,
    last_job_id uuid,
    CONSTRAINT schedule_kind_check CHECK ((kind = ANY (ARRAY['cron'::text, 'rrule'::text])))
);

CREATE TABLE pgboss.subscription (
    event text NOT NULL,
    name text NOT NULL,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    updated_on timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE pgboss.version (
    version integer NOT NULL,
    cron_on timestamp with time zone,
    bam_on timestamp with time zone,
    flow_on timestamp with time zone,
    reindex_on timestamp with time zone,
    monitor_backoff_on timestamp with time zone
);

CREATE TABLE pgboss.warning (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    type text NOT NULL,
    message text NOT NULL,
    data jsonb,
    created_on timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.access_requests (
    id bigint NOT NULL,
    residence_id bigint NOT NULL,
    user_id bigint NOT NULL,
    role_code public.resident_role NOT NULL,
    status public.access_request_status DEFAULT 'PENDING'::public.access_request_status NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    decided_at timestamp with time zone,
    decided_by_user_id bigint,
    CONSTRAINT access_requests_check CHECK (((status = 'PENDING'::public.access_request_status) = (decided_at IS NULL)))
);

ALTER TABLE public.access_requests ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.access_requests_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.access_tokens (
    id bigint NOT NULL,
    user_id bigint NOT NULL,
    token_hash bytea NOT NULL,
    scope public.token_scope NOT NULL,
    impersonator_user_id bigint,
    reason text,
    issued_at timestamp with time zone DEFAULT now() NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    absolute_expires_at timestamp with time zone NOT NULL,
    last_used_at timestamp with time zone,
    revoked_at timestamp with time zone,
    ip inet,
    user_agent text,
    CONSTRAINT access_tokens_check CHECK (((scope = 'support'::public.token_scope) = (impersonator_user_id IS NOT NULL))),
    CONSTRAINT access_tokens_check1 CHECK ((impersonator_user_id <> user_id)),
    CONSTRAINT access_tokens_check2 CHECK ((expires_at <= absolute_expires_at)),
    CONSTRAINT access_tokens_token_hash_check CHECK ((octet_length(token_hash) = 32))
);

ALTER TABLE public.access_tokens ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.access_tokens_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.activity_entries (
    id bigint NOT NULL,
    residence_id bigint NOT NULL,
    actor_user_id bigint,
    impersonator_user_id bigint,
    actor_company_id bigint,
    context_http text NOT NULL,
    context_http_name text NOT NULL,
    request_id uuid NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE public.activity_entries ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.activity_entries_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.activity_logs (
    id bigint NOT NULL,
    entry_id bigint NOT NULL,
    action public.activity_action NOT NULL,
    model_name public.activity_model NOT NULL,
    model_id bigint,
    pretty_log jsonb DEFAULT '[]'::jsonb NOT NULL,
    CONSTRAINT activity_logs_pretty_log_check CHECK ((jsonb_typeof(pretty_log) = 'array'::text))
);

ALTER TABLE public.activity_logs ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.activity_logs_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.addresses (
    id bigint NOT NULL,
    contact_information_id bigint NOT NULL,
    "position" smallint DEFAULT 0 NOT NULL,
    street_number text,
    street_name text NOT NULL,
    zip_code text NOT NULL,
    city text NOT NULL,
    region text,
    country_code character(2) DEFAULT 'FR'::bpchar NOT NULL,
    country_name text,
    extra_infos text,
    latitude numeric(9,6),
    longitude numeric(9,6),
    CONSTRAINT addresses_check CHECK (((country_code <> 'FR'::bpchar) OR (zip_code ~ '^[0-9]{5}$'::text))),
    CONSTRAINT addresses_city_check CHECK ((btrim(city) <> ''::text)),
    CONSTRAINT addresses_latitude_check CHECK (((latitude >= ('-90'::integer)::numeric) AND (latitude <= (90)::numeric))),
    CONSTRAINT addresses_longitude_check CHECK (((longitude >= ('-180'::integer)::numeric) AND (longitude <= (180)::numeric))),
    CONSTRAINT addresses_position_check CHECK (("position" >= 0)),
    CONSTRAINT addresses_street_name_check CHECK ((btrim(street_name) <> ''::text))
);

ALTER TABLE public.addresses ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.addresses_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.communication_channels (
    id bigint NOT NULL,
    code text NOT NULL,
    name_fr text NOT NULL,
    name_en text NOT NULL,
    target public.channel_target NOT NULL,
    type public.channel_type NOT NULL,
    is_default_active boolean DEFAULT true NOT NULL,
    is_optional boolean DEFAULT true NOT NULL,
    company_types public.company_type[]
);

ALTER TABLE public.communication_channels ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.communication_channels_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.communication_log_events (
    id bigint NOT NULL,
    log_id bigint NOT NULL,
    name text NOT NULL,
    "time" timestamp with time zone NOT NULL,
    raw jsonb NOT NULL
);

ALTER TABLE public.communication_log_events ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.communication_log_events_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.communication_logs (
    id bigint NOT NULL,
    residence_id bigint,
    company_id bigint,
    channel_code text NOT NULL,
    recipient_user_id bigint,
    recipient public.citext NOT NULL,
    locale text DEFAULT 'fr-FR'::text NOT NULL,
    subject text,
    body_html text,
    status public.mail_status DEFAULT 'PROGRAMMED'::public.mail_status NOT NULL,
    external_message_id text,
    sender_user_id bigint,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    sent_at timestamp with time zone,
    last_error text,
    CONSTRAINT communication_logs_check CHECK (((status = 'SENT'::public.mail_status) = (sent_at IS NOT NULL)))
);

ALTER TABLE public.communication_logs ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.communication_logs_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.companies (
    id bigint NOT NULL,
    uuid uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    type public.company_type NOT NULL,
    parent_id bigint,
    sponsorship_url text,
    owner_user_id bigint,
    picture_file_id bigint,
    contact_information_id bigint NOT NULL,
    sellsy_client_id text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    deleted_at timestamp with time zone,
    siret text,
    CONSTRAINT companies_check CHECK ((parent_id <> id)),
    CONSTRAINT companies_name_check CHECK ((btrim(name) <> ''::text)),
    CONSTRAINT companies_siret_check CHECK ((siret ~ '^[0-9]{14}$'::text))
);

ALTER TABLE public.companies ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.companies_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.company_channel_settings (
    id bigint NOT NULL,
    company_id bigint NOT NULL,
    channel_id bigint NOT NULL,
    is_active boolean NOT NULL
);

ALTER TABLE public.company_channel_settings ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.company_channel_settings_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.company_closure (
    ancestor_id bigint NOT NULL,
    descendant_id bigint NOT NULL,
    depth integer NOT NULL,
    CONSTRAINT company_closure_check CHECK (((depth = 0) = (ancestor_id = descendant_id))),
    CONSTRAINT company_closure_depth_check CHECK ((depth >= 0))
);

CREATE TABLE public.company_links (
    company_id bigint NOT NULL,
    linked_company_id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT company_links_check CHECK ((company_id <> linked_company_id))
);

CREATE TABLE public.company_options (
    id bigint NOT NULL,
    company_id bigint NOT NULL,
    option_type public.option_type NOT NULL,
    value text NOT NULL,
    template_id bigint,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT company_options_check CHECK (((option_type = 'DEFAULT_PROJECT_TEMPLATE'::public.option_type) = (template_id IS NOT NULL))),
    CONSTRAINT company_options_check1 CHECK (((template_id IS NULL) OR (value = (template_id)::text)))
);

ALTER TABLE public.company_options ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.company_options_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.company_residence_stats (
    company_id bigint NOT NULL,
    total bigint DEFAULT 0 NOT NULL,
    activated bigint DEFAULT 0 NOT NULL,
    credentials_sent bigint DEFAULT 0 NOT NULL
);

CREATE TABLE public.company_subscriptions (
    id bigint NOT NULL,
    company_id bigint NOT NULL,
    code text NOT NULL,
    quantity integer,
    starts_on date NOT NULL,
    ends_on date,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT company_subscriptions_check CHECK (((ends_on IS NULL) OR (ends_on >= starts_on))),
    CONSTRAINT company_subscriptions_quantity_check CHECK ((quantity > 0))
);

ALTER TABLE public.company_subscriptions ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.company_subscriptions_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.contact_informations (
    id bigint NOT NULL,
    public_name text,
    website_url text,
    notes text,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE public.contact_informations ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.contact_informations_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.credential_contacts (
    id bigint NOT NULL,
    company_id bigint NOT NULL,
    name text NOT NULL,
    email public.citext,
    phone_number text,
    "position" smallint DEFAULT 0 NOT NULL
);

ALTER TABLE public.credential_contacts ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.credential_contacts_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE SEQUENCE public.device_row_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

CREATE TABLE public.device_tasks (
    id bigint NOT NULL,
    device_id bigint NOT NULL,
    product_task_id bigint NOT NULL,
    due_date date NOT NULL,
    reminded_at timestamp with time zone,
    done_at timestamp with time zone
);

ALTER TABLE public.device_tasks ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.device_tasks_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.devices (
    id bigint DEFAULT nextval('public.device_row_id_seq'::regclass) NOT NULL,
    residence_id bigint NOT NULL,
    product_id bigint NOT NULL,
    serial_number text,
    commissioning_date date,
    quantity numeric(10,2) DEFAULT 1 NOT NULL,
    surface numeric(10,2),
    thickness integer,
    lifespan integer,
    note text,
    name text,
    active boolean DEFAULT true NOT NULL,
    warranty_expiration_date date,
    daily_usage numeric(6,2),
    source_type text,
    source_data jsonb,
    bulk_batch_id uuid,
    created_by_user_id bigint,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT devices_check CHECK (((source_type IS NULL) = (source_data IS NULL))),
    CONSTRAINT devices_check1 CHECK (((source_type IS DISTINCT FROM 'xml_rset_envelope'::text) OR ((source_data ? 'part'::text) AND (source_data ? 'index'::text)))),
    CONSTRAINT devices_daily_usage_check CHECK ((daily_usage >= (0)::numeric)),
    CONSTRAINT devices_lifespan_check CHECK ((lifespan >= 0)),
    CONSTRAINT devices_quantity_check CHECK ((quantity > (0)::numeric)),
    CONSTRAINT devices_surface_check CHECK ((surface >= (0)::numeric)),
    CONSTRAINT devices_thickness_check CHECK ((thickness >= 0))
);

CREATE TABLE public.document_folders (
    id bigint NOT NULL,
    residence_id bigint NOT NULL,
    name text NOT NULL,
    default_code text,
    name_key text NOT NULL,
    created_by_user_id bigint,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT document_folders_name_check CHECK ((btrim(name) <> ''::text))
);

ALTER TABLE public.document_folders ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.document_folders_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.document_label_links (
    document_id bigint NOT NULL,
    label_id bigint NOT NULL
);

CREATE TABLE public.document_labels (
    id bigint NOT NULL,
    code text NOT NULL,
    name_fr text NOT NULL,
    name_en text NOT NULL,
    is_recommended boolean DEFAULT false NOT NULL,
    alias_of_id bigint,
    "position" smallint DEFAULT 0 NOT NULL
);

ALTER TABLE public.document_labels ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.document_labels_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.documents (
    id bigint NOT NULL,
    context public.document_context NOT NULL,
    residence_id bigint,
    folder_id bigint,
    template_id bigint,
    template_folder_code text,
    thermal_study_id bigint,
    stored_file_id bigint NOT NULL,
    name text NOT NULL,
    extension text DEFAULT ''::text NOT NULL,
    size_bytes bigint NOT NULL,
    is_private boolean DEFAULT false NOT NULL,
    private_type public.residence_type GENERATED ALWAYS AS (
CASE
    WHEN is_private THEN 'BUILDING'::public.residence_type
    ELSE NULL::public.residence_type
END) STORED,
    creator_user_id bigint,
    creator_company_id bigint,
    creator_name text DEFAULT ''::text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    device_id bigint,
    product_id bigint,
    intervention_id bigint,
    file_group public.intervention_file_group,
    CONSTRAINT documents_check1 CHECK (((context = 'TEMPLATE'::public.document_context) = (template_id IS NOT NULL))),
    CONSTRAINT documents_check2 CHECK (((context = 'THERMAL_STUDY'::public.document_context) = (thermal_study_id IS NOT NULL))),
    CONSTRAINT documents_check3 CHECK (((folder_id IS NULL) OR (context = 'RESIDENCE'::public.document_context))),
    CONSTRAINT documents_check4 CHECK (((NOT is_private) OR (context = 'RESIDENCE'::public.document_context))),
    CONSTRAINT documents_home CHECK ((((context)::text = ANY (ARRAY['TEMPLATE'::text, 'PRODUCT'::text])) = (residence_id IS NULL))),
    CONSTRAINT documents_name_check CHECK (((btrim(name) <> ''::text) AND (name !~ '[/\\[:cntrl:]]'::text))),
    CONSTRAINT documents_of_device CHECK ((((context)::text = 'DEVICE'::text) = (device_id IS NOT NULL))),
    CONSTRAINT documents_of_group CHECK ((((context)::text = 'INTERVENTION'::text) = (file_group IS NOT NULL))),
    CONSTRAINT documents_of_intervention CHECK ((((context)::text = 'INTERVENTION'::text) = (intervention_id IS NOT NULL))),
    CONSTRAINT documents_of_product CHECK ((((context)::text = 'PRODUCT'::text) = (product_id IS NOT NULL))),
    CONSTRAINT documents_size_bytes_check CHECK ((size_bytes >= 0))
);

ALTER TABLE public.documents ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.documents_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.emails (
    id bigint NOT NULL,
    contact_information_id bigint NOT NULL,
    "position" smallint DEFAULT 0 NOT NULL,
    email public.citext NOT NULL,
    label text
);

ALTER TABLE public.emails ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.emails_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.idempotency_keys (
    user_id bigint NOT NULL,
    key text NOT NULL,
    operation text NOT NULL,
    digest bytea NOT NULL,
    made jsonb,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.interventions (
    id bigint NOT NULL,
    company_id bigint NOT NULL,
    residence_id bigint NOT NULL,
    type public.intervention_type NOT NULL,
    status public.intervention_status DEFAULT 'IN_PROGRESS'::public.intervention_status NOT NULL,
    date date,
    product_id bigint,
    product_request_id bigint,
    created_by_user_id bigint,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT interventions_done_date CHECK (((status <> 'DONE'::public.intervention_status) OR (date IS NOT NULL))),
    CONSTRAINT interventions_done_product CHECK (((status <> 'DONE'::public.intervention_status) OR (type <> ALL (ARRAY['BOILER_INSTALLATION'::public.intervention_type, 'BOILER_REPLACEMENT'::public.intervention_type])) OR (num_nonnulls(product_id, product_request_id) = 1))),
    CONSTRAINT interventions_one_product CHECK ((num_nonnulls(product_id, product_request_id) <= 1))
);

ALTER TABLE public.interventions ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.interventions_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.kysely_migration (
    name character varying(255) NOT NULL,
    "timestamp" character varying(255) NOT NULL
);

CREATE TABLE public.kysely_migration_lock (
    id character varying(255) NOT NULL,
    is_locked integer DEFAULT 0 NOT NULL
);

CREATE TABLE public.manufacturers (
    id bigint NOT NULL,
    name text NOT NULL,
    company_id bigint,
    is_generic boolean GENERATED ALWAYS AS ((upper(name) = 'GENERIQUE'::text)) STORED NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT manufacturers_name_check CHECK ((btrim(name) <> ''::text))
);

ALTER TABLE public.manufacturers ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.manufacturers_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.material_label_products (
    id bigint NOT NULL,
    material_label_id bigint NOT NULL,
    product_id bigint NOT NULL,
    thickness integer NOT NULL,
    "position" smallint NOT NULL,
    CONSTRAINT material_label_products_thickness_check CHECK ((thickness >= 0))
);

ALTER TABLE public.material_label_products ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.material_label_products_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.material_labels (
    id bigint NOT NULL,
    company_id bigint NOT NULL,
    thermal_engineering_office_id bigint NOT NULL,
    wall_type public.wall_type NOT NULL,
    envelope_type text NOT NULL,
    envelope_nature text NOT NULL,
    envelope_label text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE public.material_labels ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.material_labels_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.one_time_tokens (
    id bigint NOT NULL,
    kind public.one_time_token_kind NOT NULL,
    user_id bigint,
    email public.citext NOT NULL,
    token_hash bytea NOT NULL,
    payload jsonb DEFAULT '{}'::jsonb NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    used_at timestamp with time zone,
    revoked_at timestamp with time zone
);

ALTER TABLE public.one_time_tokens ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.one_time_tokens_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.phones (
    id bigint NOT NULL,
    contact_information_id bigint NOT NULL,
    "position" smallint DEFAULT 0 NOT NULL,
    phone_number text NOT NULL,
    label text
);

ALTER TABLE public.phones ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.phones_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.product_categories (
    id bigint NOT NULL,
    parent_id bigint,
    code text,
    name_fr text NOT NULL,
    name_en text NOT NULL,
    "position" integer DEFAULT 0 NOT NULL,
    CONSTRAINT product_categories_check CHECK ((parent_id <> id))
);

ALTER TABLE public.product_categories ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.product_categories_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.product_category_links (
    product_id bigint NOT NULL,
    category_id bigint NOT NULL
);

CREATE TABLE public.product_classes (
    id bigint NOT NULL,
    code text NOT NULL,
    name_fr text NOT NULL,
    name_en text NOT NULL,
    type public.product_type NOT NULL,
    nature text,
    is_boiler boolean DEFAULT false NOT NULL,
    default_lifespan integer,
    CONSTRAINT product_classes_default_lifespan_check CHECK ((default_lifespan > 0))
);

ALTER TABLE public.product_classes ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.product_classes_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.product_label_links (
    product_id bigint NOT NULL,
    label_id bigint NOT NULL
);

CREATE TABLE public.product_labels (
    id bigint NOT NULL,
    code text NOT NULL,
    name_fr text NOT NULL,
    name_en text NOT NULL
);

ALTER TABLE public.product_labels ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.product_labels_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.product_requests (
    id bigint DEFAULT nextval('public.device_row_id_seq'::regclass) NOT NULL,
    type public.product_type DEFAULT 'PRODUCT'::public.product_type NOT NULL,
    name text NOT NULL,
    reference text,
    manufacturer text NOT NULL,
    company_id bigint NOT NULL,
    residence_id bigint,
    parent_id bigint,
    thickness integer,
    surface numeric(10,2),
    quantity numeric(10,2) DEFAULT 1 NOT NULL,
    source_type text,
    source_data jsonb,
    status public.product_request_status DEFAULT 'PENDING'::public.product_request_status NOT NULL,
    product_id bigint,
    shows_as_device boolean DEFAULT true NOT NULL,
    requested_by_user_id bigint,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    decided_at timestamp with time zone,
    rejection_reason text,
    CONSTRAINT product_requests_check CHECK (((status = 'PENDING'::public.product_request_status) = (decided_at IS NULL))),
    CONSTRAINT product_requests_check1 CHECK (((source_type IS NULL) = (source_data IS NULL))),
    CONSTRAINT product_requests_manufacturer_check CHECK ((btrim(manufacturer) <> ''::text)),
    CONSTRAINT product_requests_name_check CHECK ((btrim(name) <> ''::text)),
    CONSTRAINT product_requests_quantity_check CHECK ((quantity > (0)::numeric)),
    CONSTRAINT product_requests_surface_check CHECK ((surface >= (0)::numeric)),
    CONSTRAINT product_requests_thickness_check CHECK ((thickness >= 0))
);

CREATE TABLE public.product_tasks (
    id bigint NOT NULL,
    product_id bigint,
    class_id bigint,
    name_fr text NOT NULL,
    name_en text NOT NULL,
    periodicity_months integer NOT NULL,
    CONSTRAINT product_tasks_check CHECK ((num_nonnulls(product_id, class_id) = 1)),
    CONSTRAINT product_tasks_periodicity_months_check CHECK ((periodicity_months > 0))
);

ALTER TABLE public.product_tasks ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.product_tasks_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.products (
    id bigint NOT NULL,
    name text NOT NULL,
    reference text DEFAULT ''::text NOT NULL,
    manufacturer_id bigint NOT NULL,
    class_id bigint,
    type public.product_type NOT NULL,
    nature text,
    parent_id bigint,
    is_generic boolean DEFAULT false NOT NULL,
    picture_file_id bigint,
    lifespan integer,
    archived_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    name_norm text GENERATED ALWAYS AS (public.f_norm(name)) STORED NOT NULL,
    search_norm text GENERATED ALWAYS AS (public.f_norm(((name || ' '::text) || reference))) STORED NOT NULL,
    CONSTRAINT products_check CHECK ((parent_id <> id)),
    CONSTRAINT products_check1 CHECK (((NOT is_generic) OR (parent_id IS NULL))),
    CONSTRAINT products_lifespan_check CHECK ((lifespan > 0)),
    CONSTRAINT products_name_check CHECK ((btrim(name) <> ''::text))
);

ALTER TABLE public.products ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.products_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.ptg_quota_usages (
    company_id bigint NOT NULL,
    month date NOT NULL,
    used integer NOT NULL,
    CONSTRAINT ptg_quota_usages_month_check CHECK ((EXTRACT(day FROM month) = (1)::numeric)),
    CONSTRAINT ptg_quota_usages_used_check CHECK ((used >= 0))
);

CREATE TABLE public.ptg_quotas (
    company_id bigint NOT NULL,
    monthly_value integer NOT NULL,
    updated_by_user_id bigint,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT ptg_quotas_monthly_value_check CHECK ((monthly_value >= 0))
);

CREATE UNLOGGED TABLE public.rate_limits (
    bucket text NOT NULL,
    window_start timestamp with time zone NOT NULL,
    hits integer NOT NULL
);

CREATE TABLE public.residence_service_provisions (
    id bigint NOT NULL,
    residence_id bigint NOT NULL,
    code text NOT NULL,
    expiring_date date,
    used boolean DEFAULT false NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.residences (
    id bigint NOT NULL,
    company_id bigint NOT NULL,
    parent_id bigint,
    parent_type public.residence_type GENERATED ALWAYS AS (
CASE
    WHEN (parent_id IS NULL) THEN NULL::public.residence_type
    ELSE 'BUILDING'::public.residence_type
END) STORED,
    type public.residence_type NOT NULL,
    is_ptg boolean DEFAULT false NOT NULL,
    name text NOT NULL,
    contract_number text,
    size numeric(8,2),
    residence_code text NOT NULL,
    activation_date timestamp with time zone,
    activated_by_user_id bigint,
    credentials_sent_at timestamp with time zone,
    commissioning_date date,
    contact_information_id bigint NOT NULL,
    address_text text,
    zip_code text,
    city text,
    name_norm text GENERATED ALWAYS AS (public.f_norm(name)) STORED,
    contract_norm text GENERATED ALWAYS AS (public.f_norm(contract_number)) STORED,
    address_norm text GENERATED ALWAYS AS (public.f_norm(address_text)) STORED,
    city_norm text GENERATED ALWAYS AS (public.f_norm(city)) STORED,
    storage_bytes bigint DEFAULT 0 NOT NULL,
    created_by_user_id bigint,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    deleted_at timestamp with time zone,
    deleted_by_user_id bigint,
    device_count integer DEFAULT 0 NOT NULL,
    CONSTRAINT residences_check CHECK (((NOT is_ptg) OR ((type <> 'BUILDING'::public.residence_type) AND (parent_id IS NULL)))),
    CONSTRAINT residences_contract_number_check CHECK ((contract_number <> ''::text)),
    CONSTRAINT residences_device_count_check CHECK ((device_count >= 0)),
    CONSTRAINT residences_name_check CHECK ((btrim(name) <> ''::text)),
    CONSTRAINT residences_parent_type CHECK (((parent_id IS NULL) OR (type = ANY (ARRAY['FLAT'::public.residence_type, 'DUPLEX'::public.residence_type])))),
    CONSTRAINT residences_residence_code_check CHECK ((residence_code ~ '^[0-9A-HJKMNP-TV-Z]{12}$'::text)),
    CONSTRAINT residences_size_check CHECK ((size >= (0)::numeric)),
    CONSTRAINT residences_storage_bytes_check CHECK ((storage_bytes >= 0))
);

CREATE VIEW public.residence_effective_provisions AS
 SELECT r.id AS residence_id,
    p.id,
    p.code,
    p.expiring_date,
    p.used,
    p.residence_id AS attached_to_id
   FROM (public.residences r
     JOIN public.residence_service_provisions p ON (((p.residence_id = r.id) OR (p.residence_id = r.parent_id))));

ALTER TABLE public.residence_service_provisions ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.residence_service_provisions_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.residence_states_history (
    id bigint NOT NULL,
    residence_id bigint NOT NULL,
    state public.residence_state NOT NULL,
    actor_user_id bigint,
    details jsonb DEFAULT '{}'::jsonb NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE public.residence_states_history ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.residence_states_history_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.residence_users (
    id bigint NOT NULL,
    residence_id bigint NOT NULL,
    user_id bigint NOT NULL,
    role_code public.resident_role NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    last_connection_at timestamp with time zone
);

ALTER TABLE public.residence_users ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.residence_users_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

ALTER TABLE public.residences ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.residences_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.resource_accesses (
    id bigint NOT NULL,
    company_id bigint NOT NULL,
    authorized_company_id bigint NOT NULL,
    resource_type text NOT NULL,
    resource_id bigint NOT NULL,
    created_by_user_id bigint,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT resource_accesses_check CHECK ((authorized_company_id <> resource_id)),
    CONSTRAINT resource_accesses_check1 CHECK ((authorized_company_id <> company_id)),
    CONSTRAINT resource_accesses_resource_type_check CHECK ((resource_type = 'Company'::text))
);

ALTER TABLE public.resource_accesses ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.resource_accesses_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.service_provisions (
    code text NOT NULL,
    name_fr text NOT NULL,
    name_en text NOT NULL,
    description_fr text,
    description_en text,
    duration_months integer,
    shows_expiry boolean DEFAULT true NOT NULL,
    tracks_used boolean DEFAULT false NOT NULL,
    max_storage_bytes bigint,
    is_active boolean DEFAULT true NOT NULL,
    max_devices integer,
    CONSTRAINT service_provisions_duration_months_check CHECK ((duration_months > 0)),
    CONSTRAINT service_provisions_max_devices_check CHECK ((max_devices > 0))
);

CREATE TABLE public.shared_secrets (
    name text NOT NULL,
    value text NOT NULL
);

CREATE TABLE public.stored_files (
    id bigint NOT NULL,
    storage_key text NOT NULL,
    sha256 bytea NOT NULL,
    mime_type text NOT NULL,
    size_bytes bigint NOT NULL,
    scan_status text DEFAULT 'PENDING'::text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    unreferenced_since timestamp with time zone,
    CONSTRAINT stored_files_scan_status_check CHECK ((scan_status = ANY (ARRAY['PENDING'::text, 'CLEAN'::text, 'INFECTED'::text, 'SKIPPED'::text]))),
    CONSTRAINT stored_files_sha256_check CHECK ((octet_length(sha256) = 32)),
    CONSTRAINT stored_files_size_bytes_check CHECK ((size_bytes >= 0))
);

ALTER TABLE public.stored_files ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.stored_files_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.templates (
    id bigint NOT NULL,
    company_id bigint NOT NULL,
    name text NOT NULL,
    created_by_user_id bigint,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT templates_name_check CHECK ((btrim(name) <> ''::text))
);

ALTER TABLE public.templates ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.templates_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.terms_versions (
    id bigint NOT NULL,
    version text NOT NULL,
    content_fr text NOT NULL,
    content_en text NOT NULL,
    published_at timestamp with time zone NOT NULL
);

ALTER TABLE public.terms_versions ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.terms_versions_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.thermal_studies (
    id bigint NOT NULL,
    residence_id bigint NOT NULL,
    company_id bigint,
    type text NOT NULL,
    is_current boolean DEFAULT true NOT NULL,
    from_automatic_import boolean DEFAULT false NOT NULL,
    building jsonb,
    parse_error text,
    created_by_user_id bigint,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    status text DEFAULT 'PARSED'::text NOT NULL,
    progress smallint DEFAULT 100 NOT NULL,
    proposals jsonb,
    CONSTRAINT thermal_studies_progress_check CHECK (((progress >= 0) AND (progress <= 100))),
    CONSTRAINT thermal_studies_status_check CHECK ((status = ANY (ARRAY['PARSING'::text, 'PARSED'::text, 'FAILED'::text])))
);

ALTER TABLE public.thermal_studies ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.thermal_studies_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.user_badges (
    user_id bigint NOT NULL,
    code text NOT NULL,
    earned_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.user_channel_settings (
    id bigint NOT NULL,
    user_id bigint NOT NULL,
    channel_id bigint NOT NULL,
    is_active boolean NOT NULL
);

ALTER TABLE public.user_channel_settings ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.user_channel_settings_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.user_environmental_labels (
    user_id bigint NOT NULL,
    code text NOT NULL,
    value text NOT NULL,
    computed_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.user_global_roles (
    user_id bigint NOT NULL,
    role public.global_role NOT NULL,
    granted_by_user_id bigint,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.user_notifications (
    id bigint NOT NULL,
    user_id bigint NOT NULL,
    code text NOT NULL,
    payload jsonb DEFAULT '{}'::jsonb NOT NULL,
    residence_id bigint,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    read_at timestamp with time zone
);

ALTER TABLE public.user_notifications ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.user_notifications_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.user_role_companies (
    id bigint NOT NULL,
    user_id bigint NOT NULL,
    company_id bigint NOT NULL,
    role public.company_role NOT NULL,
    is_primary boolean DEFAULT false NOT NULL,
    is_active boolean DEFAULT true NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE public.user_role_companies ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.user_role_companies_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.user_terms_acceptances (
    user_id bigint NOT NULL,
    terms_version_id bigint NOT NULL,
    accepted_at timestamp with time zone DEFAULT now() NOT NULL,
    ip inet
);

CREATE TABLE public.users (
    id bigint NOT NULL,
    username public.citext NOT NULL,
    email public.citext,
    first_name text,
    last_name text,
    password_hash text,
    email_validated_at timestamp with time zone,
    picture_file_id bigint,
    locale text DEFAULT 'fr-FR'::text NOT NULL,
    is_active boolean DEFAULT true NOT NULL,
    last_connection_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    deleted_at timestamp with time zone,
    CONSTRAINT users_locale_check CHECK ((locale = ANY (ARRAY['fr-FR'::text, 'en-UK'::text])))
);

ALTER TABLE public.users ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.users_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.webhook_inbox (
    id bigint NOT NULL,
    source text NOT NULL,
    dedupe_key text NOT NULL,
    payload jsonb NOT NULL,
    received_at timestamp with time zone DEFAULT now() NOT NULL,
    processed_at timestamp with time zone,
    error text
);

ALTER TABLE public.webhook_inbox ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.webhook_inbox_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

ALTER TABLE ONLY pgboss.job ATTACH PARTITION pgboss.job_common DEFAULT;

ALTER TABLE ONLY pgboss.queue_stats ATTACH PARTITION pgboss.queue_stats_20261122 FOR VALUES FROM ('2026-11-22 00:00:00+00') TO ('2026-11-23 00:00:00+00');

ALTER TABLE ONLY pgboss.queue_stats ATTACH PARTITION pgboss.queue_stats_20261123 FOR VALUES FROM ('2026-11-23 00:00:00+00') TO ('2026-11-24 00:00:00+00');

INSERT INTO pgboss.queue VALUES
	('__pgboss__send-it', 'standard', 2, 0, false, NULL, 900, 1209600, 604800, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{}', NULL, false, NULL, NULL, NULL, NULL, '2026-11-22 11:39:04.602331+00', '2026-11-22 11:39:04.602331+00'),
	('accounts.send-password-reset', 'standard', 8, 5, true, 3600, 900, 1209600, 604800, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{}', NULL, false, NULL, NULL, NULL, NULL, '2026-11-22 11:39:04.65363+00', '2026-11-22 11:39:04.65363+00'),
	('accounts.forget', 'standard', 8, 5, true, 3600, 900, 1209600, 604800, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{}', NULL, false, NULL, NULL, NULL, NULL, '2026-11-22 11:39:04.676922+00', '2026-11-22 11:39:04.676922+00'),
	('invitations.send-code', 'standard', 8, 5, true, 3600, 900, 1209600, 604800, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{}', NULL, false, NULL, NULL, NULL, NULL, '2026-11-22 11:39:04.695764+00', '2026-11-22 11:39:04.695764+00'),
	('invitations.apply-mail-events', 'standard', 8, 5, true, 3600, 900, 1209600, 604800, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{}', NULL, false, NULL, NULL, NULL, NULL, '2026-11-22 11:39:04.703999+00', '2026-11-22 11:39:04.703999+00'),
	('studies.read', 'standard', 8, 5, true, 3600, 900, 1209600, 604800, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{}', NULL, false, NULL, NULL, NULL, NULL, '2026-11-22 11:39:04.713526+00', '2026-11-22 11:39:04.713526+00'),
	('mail.send', 'standard', 40, 5, true, 3600, 900, 1209600, 604800, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{}', NULL, false, NULL, NULL, NULL, NULL, '2026-11-22 11:39:04.738691+00', '2026-11-22 11:39:04.738691+00'),
	('files.sweep', 'standard', 8, 5, true, 3600, 900, 1209600, 604800, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{}', NULL, false, NULL, NULL, NULL, NULL, '2026-11-22 11:39:04.746495+00', '2026-11-22 11:39:04.746495+00'),
	('idempotency.forget', 'standard', 8, 5, true, 3600, 900, 1209600, 604800, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{}', NULL, false, NULL, NULL, NULL, NULL, '2026-11-22 11:39:04.751018+00', '2026-11-22 11:39:04.751018+00');

INSERT INTO pgboss.version VALUES
	(43, '2026-11-22 11:39:04.660906+00', '2026-11-22 11:39:04.658739+00', '2026-11-22 11:39:09.634495+00', NULL, NULL);

INSERT INTO public.access_requests OVERRIDING SYSTEM VALUE VALUES
	(1, 74, 19, 'TENANT', 'ACCEPTED', '2026-08-19 11:39:10.081+00', '2026-08-19 23:39:10.081+00', 5),
	(2, 75, 21, 'TENANT', 'PENDING', '2026-11-18 11:39:10.082+00', NULL, NULL),
	(3, 76, 22, 'TENANT', 'PENDING', '2026-11-20 11:39:10.091+00', NULL, NULL),
	(4, 77, 22, 'TENANT', 'REJECTED', '2026-11-02 11:39:10.091+00', '2026-11-02 23:39:10.091+00', 5),
	(5, 78, 23, 'TENANT', 'PENDING', '2026-11-21 11:39:10.094+00', NULL, NULL);

INSERT INTO public.activity_entries OVERRIDING SYSTEM VALUE VALUES
	(1, 3, 4, NULL, 2, 'POST /v2/companies/{company_id}/residences', 'projects.createProject', 'f875f311-3ab0-4ce9-83a5-9be41fe49abd', '2026-08-24 11:39:05.062+00'),
	(2, 5, 5, NULL, 3, 'POST /v2/companies/{company_id}/residences', 'projects.createProject', 'f068bf26-a3d6-4425-b152-c0f5e16d1686', '2026-01-26 11:39:05.079+00'),
	(3, 6, 10, NULL, 7, 'POST /v2/companies/{company_id}/residences', 'projects.createProject', 'b4dcc657-c09f-4241-9f18-b2fc9d28f183', '2026-05-06 11:39:05.096+00'),
	(4, 12, 4, NULL, 2, 'POST /v2/companies/{company_id}/residences', 'projects.createProject', '8be8771d-2d40-4ce9-bf43-d8c72035faa4', '2026-11-05 11:39:05.123+00'),
	(5, 14, 4, NULL, 2, 'POST /v2/companies/{company_id}/residences', 'projects.createProject', '5529810f-ab11-44a2-8d65-69f394043fe6', '2026-10-26 11:39:05.125+00'),
	(6, 17, 4, NULL, 2, 'POST /v2/companies/{company_id}/residences', 'projects.createProject', 'ca4dae2b-0f1b-40bf-8272-4eb939b7cfc2', '2026-10-11 11:39:05.145+00'),
	(7, 20, 4, NULL, 2, 'POST /v2/companies/{company_id}/residences', 'projects.createProject', '85536d6f-37e5-4043-94de-82a1e1398988', '2026-09-26 11:39:05.166+00'),
	(8, 22, 4, NULL, 2, 'POST /v2/companies/{company_id}/residences', 'projects.createProject', '1895373f-8e77-4649-b3a9-5e78c344e3ee', '2026-09-16 11:39:05.19+00'),
	(9, 26, 4, NULL, 2, 'POST /v2/companies/{company_id}/residences', 'projects.createProject', 'd52bdf27-3a15-4a75-a560-6f19e32eb9ad', '2026-08-27 11:39:05.231+00'),
	(10, 27, 4, NULL, 2, 'POST /v2/companies/{company_id}/residences', 'projects.createProject', '2bf720d5-b6ba-4e82-a16f-ef05cc6f7c98', '2026-08-22 11:39:05.244+00'),
	(11, 31, 4, NULL, 2, 'POST /v2/companies/{company_id}/residences', 'projects.createProject', '690fcc1e-75aa-4349-ab17-e26dd8e7149a', '2026-08-02 11:39:05.285+00'),
	(12, 32, 4, NULL, 2, 'POST /v2/companies/{company_id}/residences', 'projects.createProject', 'e63e8bb3-968d-4f85-977c-5f4dd353dde8', '2026-07-28 11:39:05.286+00'),
	(13, 36, 4, NULL, 2, 'POST /v2/companies/{company_id}/residences', 'projects.createProject', 'b73ca4d0-4148-4f24-8899-5747e3758f1a', '2026-07-08 11:39:05.294+00'),
	(14, 38, 4, NULL, 2, 'POST /v2/companies/{company_id}/residences', 'projects.createProject', '8e669e5b-7e43-442a-8aad-b26252f8e5e3', '2026-06-28 11:39:05.318+00'),
	(15, 41, 4, NULL, 2, 'POST /v2/companies/{company_id}/residences', 'projects.createProject', '95189ee8-5d99-4585-989c-a63a6858ef33', '2026-06-13 11:39:05.359+00'),
	(16, 44, 4, NULL, 2, 'POST /v2/companies/{company_id}/residences', 'projects.createProject', '1935e9c9-292d-4ec5-bb63-9c94fd6a8647', '2026-05-29 11:39:05.395+00'),
	(17, 46, 4, NULL, 2, 'POST /v2/companies/{company_id}/residences', 'projects.createProject', '24322197-e131-44e4-a856-6f5f1d88518e', '2026-05-19 11:39:05.438+00'),
	(18, 50, 4, NULL, 2, 'POST /v2/companies/{company_id}/residences', 'projects.createProject', '8915c53c-1416-4808-993e-8bd4132f591f', '2026-04-29 11:39:05.61+00'),
	(19, 51, 4, NULL, 2, 'POST /v2/companies/{company_id}/residences', 'projects.createProject', '1ef8c047-1611-4fcd-b86c-83b4c64a0c44', '2026-04-24 11:39:05.616+00'),
	(20, 55, 4, NULL, 2, 'POST /v2/companies/{company_id}/residences', 'projects.createProject', '1356db5c-b877-454a-9b9a-936272676ece', '2026-04-04 11:39:05.662+00'),
	(21, 56, 4, NULL, 2, 'POST /v2/companies/{company_id}/residences', 'projects.createProject', '00666c80-4a50-4533-931f-989cfacf898d', '2026-03-30 11:39:05.663+00'),
	(22, 60, 4, NULL, 2, 'POST /v2/companies/{company_id}/residences', 'projects.createProject', '0bf99882-c312-4d2b-9c41-9cbcebfb6a95', '2026-03-10 11:39:05.73+00'),
	(23, 62, 4, NULL, 2, 'POST /v2/companies/{company_id}/residences', 'projects.createProject', '6b443015-fe39-4619-9fba-f1fd4f618e83', '2026-02-28 11:39:05.751+00'),
	(24, 65, 7, NULL, 4, 'POST /v2/companies/{company_id}/residences', 'projects.createProject', '5803a190-38e3-4719-9aef-48553e88e380', '2026-11-21 11:39:05.777+00'),
	(25, 69, 7, NULL, 4, 'POST /v2/companies/{company_id}/residences', 'projects.createProject', 'd9c155ce-ff55-46b7-90b5-a1cc6cdd6e83', '2026-11-17 11:39:05.849+00'),
	(26, 78, 5, NULL, 3, 'POST /v2/companies/{company_id}/residences', 'projects.createProject', '63181067-0b15-45e8-afcc-63fc5ad8637a', '2026-01-26 11:39:05.914+00'),
	(27, 79, 5, NULL, 3, 'POST /v2/companies/{company_id}/residences', 'projects.createProject', '19f683e0-99e0-4c54-b8af-5e93d9f86518', '2026-01-26 11:39:05.93+00'),
	(28, 80, 5, NULL, 3, 'POST /v2/companies/{company_id}/residences', 'projects.createProject', '722c0016-b786-4ed4-9f75-cd2bba22ba69', '2026-01-26 11:39:05.939+00'),
	(29, 81, 5, NULL, 3, 'POST /v2/companies/{company_id}/residences', 'projects.createProject', '2bc176c9-42ec-4880-8068-39fce9bb0795', '2026-01-26 11:39:05.946+00'),
	(30, 82, 5, NULL, 3, 'POST /v2/companies/{company_id}/residences', 'projects.createProject', '84e3b980-6438-4cd6-98b1-fc59f2928f3a', '2026-01-26 11:39:05.948+00'),
	(31, 83, 5, NULL, 3, 'POST /v2/companies/{company_id}/residences', 'projects.createProject', '8f58f35b-1f62-4f9c-80e0-0641eb23f0f4', '2026-01-26 11:39:05.966+00'),
	(32, 84, 5, NULL, 3, 'POST /v2/companies/{company_id}/residences', 'projects.createProject', '0a8a1759-1c60-4cb0-bd69-95b3f46de186', '2026-01-26 11:39:05.977+00'),
	(33, 85, 10, NULL, 7, 'POST /v2/companies/{company_id}/residences', 'projects.createProject', 'b0d21861-d32c-4289-aee4-2294dc6f974b', '2026-05-06 11:39:05.994+00'),
	(34, 86, 10, NULL, 7, 'POST /v2/companies/{company_id}/residences', 'projects.createProject', '26c573cf-1177-42e8-a8b6-e823f1a3fa22', '2026-05-06 11:39:06.001+00'),
	(35, 87, 10, NULL, 7, 'POST /v2/companies/{company_id}/residences', 'projects.createProject', '86f20494-a55b-439a-abe8-6ebb6820ca1e', '2026-05-06 11:39:06.002+00'),
	(36, 88, 10, NULL, 7, 'POST /v2/companies/{company_id}/residences', 'projects.createProject', 'ab9372dd-a443-4510-92e5-29ea734c6c14', '2026-05-06 11:39:06.005+00'),
	(37, 89, 10, NULL, 7, 'POST /v2/companies/{company_id}/residences', 'projects.createProject', '18020a92-e9bb-410d-b52d-295bfda5f821', '2026-05-06 11:39:06.023+00'),
	(38, 90, 10, NULL, 7, 'POST /v2/companies/{company_id}/residences', 'projects.createProject', '3439ab95-98c8-4243-999e-e7261b1a6f37', '2026-05-06 11:39:06.024+00'),
	(39, 91, 10, NULL, 7, 'POST /v2/companies/{company_id}/residences', 'projects.createProject', '11e69a76-6308-4881-baf9-1f61f335ece3', '2026-05-06 11:39:06.033+00'),
	(40, 92, 10, NULL, 7, 'POST /v2/companies/{company_id}/residences', 'projects.createProject', 'cfa0db82-5ba5-47a3-9d06-ee75c61980a6', '2026-05-06 11:39:06.035+00'),
	(41, 93, 10, NULL, 7, 'POST /v2/companies/{company_id}/residences', 'projects.createProject', 'dca1a6e5-3dae-415e-9372-817f1aa75465', '2026-05-06 11:39:06.048+00'),
	(42, 94, 10, NULL, 7, 'POST /v2/companies/{company_id}/residences', 'projects.createProject', '1f6c3002-2857-48b7-a8c5-4ffaf79cd640', '2026-05-06 11:39:06.053+00'),
	(43, 95, 10, NULL, 7, 'POST /v2/companies/{company_id}/residences', 'projects.createProject', '9bd36de9-1957-4bb5-a6b3-921f7e79a15b', '2026-05-06 11:39:06.054+00'),
	(44, 96, 10, NULL, 7, 'POST /v2/companies/{company_id}/residences', 'projects.createProject', 'ce58f128-110d-42ff-ae02-45c74c6a5295', '2026-05-06 11:39:06.069+00'),
	(45, 97, 10, NULL, 7, 'POST /v2/companies/{company_id}/residences', 'projects.createProject', 'db6517be-7420-4434-8307-a745fac55474', '2026-05-06 11:39:06.073+00'),
	(46, 98, 10, NULL, 7, 'POST /v2/companies/{company_id}/residences', 'projects.createProject', 'b92c30fb-c375-4530-8c66-37cfa0c7e585', '2026-05-06 11:39:06.075+00'),
	(47, 99, 10, NULL, 7, 'POST /v2/companies/{company_id}/residences', 'projects.createProject', 'f8b9769f-05f5-4471-a946-3f9a83c0d43d', '2026-05-06 11:39:06.077+00'),
	(48, 100, 10, NULL, 7, 'POST /v2/companies/{company_id}/residences', 'projects.createProject', 'd4c2784c-e9d7-4c53-9fe4-0ce979ad113b', '2026-05-06 11:39:06.087+00'),
	(49, 101, 10, NULL, 7, 'POST /v2/companies/{company_id}/residences', 'projects.createProject', '17c6bc6d-b052-4c9d-b446-9aa423b94f9e', '2026-05-06 11:39:06.102+00'),
	(50, 102, 10, NULL, 7, 'POST /v2/companies/{company_id}/residences', 'projects.createProject', '8a543b4f-565c-48f8-a696-2d9bc387437e', '2026-05-06 11:39:06.111+00'),
	(51, 103, 10, NULL, 7, 'POST /v2/companies/{company_id}/residences', 'projects.createProject', 'e4aa1c20-e724-4065-8cd5-94278824080d', '2026-05-06 11:39:06.112+00'),
	(52, 104, 10, NULL, 7, 'POST /v2/companies/{company_id}/residences', 'projects.createProject', 'b2d2a52f-9a70-46f8-8f58-17d092d07e29', '2026-05-06 11:39:06.115+00'),
	(53, 105, 10, NULL, 7, 'POST /v2/companies/{company_id}/residences', 'projects.createProject', '9e934931-1680-4bd3-b6c5-b2e2d96d9e88', '2026-05-06 11:39:06.127+00'),
	(54, 106, 10, NULL, 7, 'POST /v2/companies/{company_id}/residences', 'projects.createProject', '40340b35-6a0d-4d4d-bc18-1912b7c8d902', '2026-05-06 11:39:06.132+00'),
	(55, 107, 10, NULL, 7, 'POST /v2/companies/{company_id}/residences', 'projects.createProject', 'bc76b088-0aae-4b31-ab1b-3a6258763d7b', '2026-05-06 11:39:06.133+00'),
	(56, 108, 10, NULL, 7, 'POST /v2/companies/{company_id}/residences', 'projects.createProject', '5a742a8c-a192-4b38-9bdb-28e6fb633b8d', '2026-05-06 11:39:06.151+00'),
	(57, 109, 10, NULL, 7, 'POST /v2/companies/{company_id}/residences', 'projects.createProject', '935dff2e-482d-4fd8-a828-eed870f8cb8d', '2026-05-06 11:39:06.169+00'),
	(58, 110, 10, NULL, 7, 'POST /v2/companies/{company_id}/residences', 'projects.createProject', 'e90f8d98-ab28-4dca-86e9-47a30b41188d', '2026-05-06 11:39:06.188+00'),
	(59, 111, 10, NULL, 7, 'POST /v2/companies/{company_id}/residences', 'projects.createProject', '3f2c69e2-2b4d-4f75-aa6a-8ff83c4eec4a', '2026-05-06 11:39:06.193+00'),
	(60, 112, 10, NULL, 7, 'POST /v2/companies/{company_id}/residences', 'projects.createProject', 'aa8bcf47-a02d-4f4b-a9eb-b2803d683d35', '2026-05-06 11:39:06.198+00'),
	(61, 113, 10, NULL, 7, 'POST /v2/companies/{company_id}/residences', 'projects.createProject', 'ecfd999c-7074-411f-902b-e1b54dbf10db', '2026-05-06 11:39:06.199+00'),
	(62, 114, 10, NULL, 7, 'POST /v2/companies/{company_id}/residences', 'projects.createProject', 'aab50aac-dbc0-4b58-8ed2-c55e2f359d05', '2026-05-06 11:39:06.209+00'),
	(63, 115, 10, NULL, 7, 'POST /v2/companies/{company_id}/residences', 'projects.createProject', 'f91dd7e8-5e39-4197-b3f8-b22436bce57e', '2026-05-06 11:39:06.211+00'),
	(64, 116, 10, NULL, 7, 'POST /v2/companies/{company_id}/residences', 'projects.createProject', '4f8d572a-dc68-47b2-8275-56dc5b83e978', '2026-05-06 11:39:06.221+00'),
	(65, 117, 10, NULL, 7, 'POST /v2/companies/{company_id}/residences', 'projects.createProject', '2d17a841-dbfe-4d13-8398-adbcabd90b76', '2026-05-06 11:39:06.223+00'),
	(66, 118, 10, NULL, 7, 'POST /v2/companies/{company_id}/residences', 'projects.createProject', '711a6b62-b4dd-48fd-8901-7fa8b5b2950c', '2026-05-06 11:39:06.228+00'),
	(67, 119, 10, NULL, 7, 'POST /v2/companies/{company_id}/residences', 'projects.createProject', 'a7e12559-31c3-44c2-a495-ee359ada6b2e', '2026-05-06 11:39:06.235+00'),
	(68, 120, 10, NULL, 7, 'POST /v2/companies/{company_id}/residences', 'projects.createProject', 'fe4a24f4-0f1c-4f92-b927-399b7e4359ca', '2026-05-06 11:39:06.236+00'),
	(69, 121, 10, NULL, 7, 'POST /v2/companies/{company_id}/residences', 'projects.createProject', 'a3ee9ae6-8a12-4c2b-9aa6-e5c59c9ea212', '2026-05-06 11:39:06.242+00'),
	(70, 122, 10, NULL, 7, 'POST /v2/companies/{company_id}/residences', 'projects.createProject', '0ed2591c-d2fe-4174-a94d-a1f4625e723c', '2026-05-06 11:39:06.249+00'),
	(71, 123, 10, NULL, 7, 'POST /v2/companies/{company_id}/residences', 'projects.createProject', '30afdfde-51a2-4a30-9e57-66ba55b714b9', '2026-05-06 11:39:06.251+00'),
	(72, 124, 10, NULL, 7, 'POST /v2/companies/{company_id}/residences', 'projects.createProject', 'f23abd86-1842-467d-bed5-9a7177371903', '2026-05-06 11:39:06.254+00'),
	(73, 4, 4, NULL, 2, 'POST /v2/companies/{company_id}/residences', 'projects.createProject', '92894dab-bda9-436b-99ff-7ea6ca9fc4ac', '2026-06-25 11:39:05.074+00'),
	(74, 1, 4, NULL, 2, 'POST /v2/companies/{company_id}/residences', 'projects.createProject', '11f14321-b0fc-428f-a859-2f3c7f233436', '2026-09-23 11:39:05.039+00'),
	(75, 7, 9, NULL, 6, 'POST /v2/companies/{company_id}/residences', 'projects.createProject', '836ec431-6a76-4f47-8fb9-0b49faf0ad46', '2026-10-08 11:39:05.104+00'),
	(76, 8, 12, NULL, 9, 'POST /v2/companies/{company_id}/residences', 'projects.createProject', '3fbcf21e-1f9e-415f-9e03-d1f61d9811cb', '2026-09-13 11:39:05.11+00'),
	(77, 10, 4, NULL, 2, 'POST /v2/companies/{company_id}/residences', 'projects.createProject', '99cc7824-98b2-46e1-836c-daea5324693c', '2026-11-15 11:39:05.116+00'),
	(78, 11, 4, NULL, 2, 'POST /v2/companies/{company_id}/residences', 'projects.createProject', '2ed7d475-c621-46a4-97ec-6b25b4bc9e84', '2026-11-10 11:39:05.12+00'),
	(79, 13, 4, NULL, 2, 'POST /v2/companies/{company_id}/residences', 'projects.createProject', 'f13d4051-8a51-4517-b78a-0f5199abc754', '2026-10-31 11:39:05.124+00'),
	(80, 66, 7, NULL, 4, 'POST /v2/companies/{company_id}/residences', 'projects.createProject', 'aa9c480c-acbe-4d01-be11-c34db7d853bb', '2026-11-20 11:39:05.789+00'),
	(81, 16, 4, NULL, 2, 'POST /v2/companies/{company_id}/residences', 'projects.createProject', 'b8dfb0a5-4501-4f63-aab0-262914fc63cb', '2026-10-16 11:39:05.134+00'),
	(82, 18, 4, NULL, 2, 'POST /v2/companies/{company_id}/residences', 'projects.createProject', '3207e169-1ffd-4a05-82f7-4791beebe757', '2026-10-06 11:39:05.149+00'),
	(83, 19, 4, NULL, 2, 'POST /v2/companies/{company_id}/residences', 'projects.createProject', '7412eee8-6ac7-4f66-ab8a-3578e3d5d7a6', '2026-10-01 11:39:05.154+00'),
	(84, 21, 4, NULL, 2, 'POST /v2/companies/{company_id}/residences', 'projects.createProject', 'd97488c4-c203-49e9-a2ab-db61d5a555e2', '2026-09-21 11:39:05.183+00'),
	(85, 23, 4, NULL, 2, 'POST /v2/companies/{company_id}/residences', 'projects.createProject', '5155a12a-09a6-4cac-bd1b-37830e638235', '2026-09-11 11:39:05.196+00'),
	(86, 25, 4, NULL, 2, 'POST /v2/companies/{company_id}/residences', 'projects.createProject', '8d95e0d3-216e-49d4-8f0c-d80b95c2c240', '2026-09-01 11:39:05.22+00'),
	(87, 29, 4, NULL, 2, 'POST /v2/companies/{company_id}/residences', 'projects.createProject', '4c3c14d5-927d-46c6-8de2-e1c3b464bbd2', '2026-08-12 11:39:05.266+00'),
	(88, 30, 4, NULL, 2, 'POST /v2/companies/{company_id}/residences', 'projects.createProject', 'bfc3473a-3464-4825-a760-f11722ed5d54', '2026-08-07 11:39:05.274+00'),
	(89, 33, 4, NULL, 2, 'POST /v2/companies/{company_id}/residences', 'projects.createProject', '792e54ae-818e-44ac-a3c2-e697e6dfc2ab', '2026-07-23 11:39:05.287+00'),
	(90, 35, 4, NULL, 2, 'POST /v2/companies/{company_id}/residences', 'projects.createProject', 'ca1a6009-a52d-41f1-9683-8b3c51f8a59f', '2026-07-13 11:39:05.29+00'),
	(91, 37, 4, NULL, 2, 'POST /v2/companies/{company_id}/residences', 'projects.createProject', 'c5874083-af2c-4d27-82f5-ccd7d3a8a15d', '2026-07-03 11:39:05.299+00'),
	(92, 39, 4, NULL, 2, 'POST /v2/companies/{company_id}/residences', 'projects.createProject', 'dcee4860-eb74-4e81-b27c-4fba57bc7e1b', '2026-06-23 11:39:05.331+00'),
	(93, 40, 4, NULL, 2, 'POST /v2/companies/{company_id}/residences', 'projects.createProject', '9ddeefdb-140b-4bae-b12c-78fc6be385f6', '2026-06-18 11:39:05.355+00'),
	(94, 42, 4, NULL, 2, 'POST /v2/companies/{company_id}/residences', 'projects.createProject', '7e19b0b8-4d34-4ce6-9254-78f2ee25343f', '2026-06-08 11:39:05.366+00'),
	(95, 45, 4, NULL, 2, 'POST /v2/companies/{company_id}/residences', 'projects.createProject', '41f3df2c-57b1-45e6-ad11-5d524fc3e1bd', '2026-05-24 11:39:05.425+00'),
	(96, 47, 4, NULL, 2, 'POST /v2/companies/{company_id}/residences', 'projects.createProject', 'ff5a9590-d96f-4b45-87ca-b363d8dafd13', '2026-05-14 11:39:05.557+00'),
	(97, 48, 4, NULL, 2, 'POST /v2/companies/{company_id}/residences', 'projects.createProject', '2e1eebce-848d-4be8-86ec-f9cbfa10dbb7', '2026-05-09 11:39:05.58+00'),
	(98, 49, 4, NULL, 2, 'POST /v2/companies/{company_id}/residences', 'projects.createProject', 'e5408c5c-39b6-48da-8433-243ee70091f4', '2026-05-04 11:39:05.591+00'),
	(99, 52, 4, NULL, 2, 'POST /v2/companies/{company_id}/residences', 'projects.createProject', 'e00b4394-8033-410f-b79b-247b579584bf', '2026-04-19 11:39:05.625+00'),
	(100, 53, 4, NULL, 2, 'POST /v2/companies/{company_id}/residences', 'projects.createProject', '65765c71-c320-4ee2-95d6-04ef9f54eaa8', '2026-04-14 11:39:05.634+00');
INSERT INTO public.activity_entries OVERRIDING SYSTEM VALUE VALUES
	(101, 54, 4, NULL, 2, 'POST /v2/companies/{company_id}/residences', 'projects.createProject', '2fb7650b-e4e8-4b0e-ad3f-c65885c93943', '2026-04-09 11:39:05.646+00'),
	(102, 58, 4, NULL, 2, 'POST /v2/companies/{company_id}/residences', 'projects.createProject', '11d9e170-a86f-487a-8735-6dcaa5cc2942', '2026-03-20 11:39:05.686+00'),
	(103, 59, 4, NULL, 2, 'POST /v2/companies/{company_id}/residences', 'projects.createProject', '4e254128-d0cc-4f28-aaf1-d048322f6bde', '2026-03-15 11:39:05.713+00'),
	(104, 63, 4, NULL, 2, 'POST /v2/companies/{company_id}/residences', 'projects.createProject', '44fcfb9e-3725-4f30-8bd1-924c8420b338', '2026-02-23 11:39:05.752+00'),
	(105, 64, 4, NULL, 2, 'POST /v2/companies/{company_id}/residences', 'projects.createProject', '3e326b86-9eae-4f81-ba46-6950b16910c9', '2026-02-18 11:39:05.763+00'),
	(106, 67, 7, NULL, 4, 'POST /v2/companies/{company_id}/residences', 'projects.createProject', '13a792dc-9ade-4356-81ab-7c9d0c723948', '2026-11-19 11:39:05.816+00'),
	(107, 68, 7, NULL, 4, 'POST /v2/companies/{company_id}/residences', 'projects.createProject', '1a20b420-9871-4703-b53f-125f9284d5ce', '2026-11-18 11:39:05.836+00'),
	(108, 70, 7, NULL, 4, 'POST /v2/companies/{company_id}/residences', 'projects.createProject', 'd7ee8a2f-0706-4f94-a7ec-70ffd8800d54', '2026-11-16 11:39:05.857+00'),
	(109, 71, 7, NULL, 4, 'POST /v2/companies/{company_id}/residences', 'projects.createProject', '9d736a13-f89b-470e-aeda-d6864a1a84f4', '2026-11-15 11:39:05.866+00'),
	(110, 72, 7, NULL, 4, 'POST /v2/companies/{company_id}/residences', 'projects.createProject', '86d48613-73f5-4880-a737-6f4a183ebb33', '2026-11-14 11:39:05.871+00'),
	(111, 2, 4, NULL, 2, 'POST /v2/companies/{company_id}/residences', 'projects.createProject', '2667554a-6583-48d0-9e49-bf9402b54eb5', '2025-11-07 11:39:05.055+00'),
	(112, 73, 5, NULL, 3, 'POST /v2/companies/{company_id}/residences', 'projects.createProject', '9fb13c32-618a-41b1-a64b-298f3a07c3cb', '2026-01-26 11:39:05.873+00'),
	(113, 74, 5, NULL, 3, 'POST /v2/companies/{company_id}/residences', 'projects.createProject', 'f3042ff0-ec1f-4ea3-94e6-946e39bc58c4', '2026-01-26 11:39:05.893+00'),
	(114, 75, 5, NULL, 3, 'POST /v2/companies/{company_id}/residences', 'projects.createProject', '642f630d-6dca-4230-953d-c3eb0623771e', '2026-01-26 11:39:05.899+00'),
	(115, 76, 5, NULL, 3, 'POST /v2/companies/{company_id}/residences', 'projects.createProject', 'e7770261-561f-4014-8dc8-75b558a201d3', '2026-01-26 11:39:05.9+00'),
	(116, 77, 5, NULL, 3, 'POST /v2/companies/{company_id}/residences', 'projects.createProject', '209d1c01-11ba-438c-a521-e3bee09a6f86', '2026-01-26 11:39:05.907+00'),
	(117, 9, 4, NULL, 2, 'POST /v2/companies/{company_id}/residences', 'projects.createProject', 'f0ef067e-700a-424e-a0ed-82738ef453e1', '2026-11-20 11:39:05.113+00'),
	(118, 15, 4, NULL, 2, 'POST /v2/companies/{company_id}/residences', 'projects.createProject', '8de1fb1f-daa3-48ea-94be-c5448b469258', '2026-10-21 11:39:05.13+00'),
	(119, 24, 4, NULL, 2, 'POST /v2/companies/{company_id}/residences', 'projects.createProject', '25dc5250-a862-41ff-8c06-31698822d663', '2026-09-06 11:39:05.213+00'),
	(120, 28, 4, NULL, 2, 'POST /v2/companies/{company_id}/residences', 'projects.createProject', 'f9b42207-abde-43e1-9d1c-900a96ff6e74', '2026-08-17 11:39:05.258+00'),
	(121, 34, 4, NULL, 2, 'POST /v2/companies/{company_id}/residences', 'projects.createProject', '7b00a1a0-0f92-4c21-b04a-e75502a4c3aa', '2026-07-18 11:39:05.288+00'),
	(122, 43, 4, NULL, 2, 'POST /v2/companies/{company_id}/residences', 'projects.createProject', 'c071c56f-5d20-4009-823f-9104bf45af93', '2026-06-03 11:39:05.385+00'),
	(123, 57, 4, NULL, 2, 'POST /v2/companies/{company_id}/residences', 'projects.createProject', '5f1952eb-f4e2-4abb-bb8b-8c878fb6111a', '2026-03-25 11:39:05.668+00'),
	(124, 61, 4, NULL, 2, 'POST /v2/companies/{company_id}/residences', 'projects.createProject', '7a04d13a-b290-4422-bba1-55a87bdc5631', '2026-03-05 11:39:05.743+00'),
	(125, 1, 4, NULL, 2, 'POST /v2/companies/{company_id}/residences/{residence_id}/invitations', 'invitations.inviteOwner', '8e73d886-034c-4c27-a2c7-5a8a49ca18bd', '2026-11-10 11:39:08.557+00'),
	(126, 1, 4, NULL, 2, 'POST /v2/companies/{company_id}/residences/{residence_id}/invitations', 'invitations.inviteOwner', '99371d44-dab7-4c17-a1f6-03771c643768', '2026-11-17 11:39:08.614+00'),
	(127, 2, 4, NULL, 2, 'POST /v2/companies/{company_id}/residences/{residence_id}/invitations', 'invitations.inviteOwner', '31a44f91-5fb2-4411-a469-b827d9097dc8', '2025-12-01 11:39:08.628+00'),
	(128, 7, 9, NULL, 6, 'POST /v2/companies/{company_id}/residences/{residence_id}/invitations', 'invitations.inviteOwner', '27827415-1156-4b08-8b63-bd81755ab5e0', '2026-11-06 11:39:08.651+00'),
	(129, 7, 9, NULL, 6, 'POST /v2/companies/{company_id}/residences/{residence_id}/invitations', 'invitations.inviteOwner', '7ef2ea71-d069-4853-9510-cd67b5c41ffe', '2026-11-13 11:39:08.668+00'),
	(130, 8, 12, NULL, 9, 'POST /v2/companies/{company_id}/residences/{residence_id}/invitations', 'invitations.inviteOwner', '46c966f7-6f0e-43bc-81ec-8056cb08aeb2', '2026-10-23 11:39:08.687+00'),
	(131, 73, 5, NULL, 3, 'POST /v2/companies/{company_id}/residences/{residence_id}/invitations', 'invitations.inviteOwner', '2a723280-26c6-4ab5-9e51-73d8ac9a7929', '2026-07-25 11:39:08.7+00'),
	(132, 74, 5, NULL, 3, 'POST /v2/companies/{company_id}/residences/{residence_id}/invitations', 'invitations.inviteOwner', '9b859f95-2f21-47fd-8d70-762f33ce4a2c', '2026-08-18 11:39:08.717+00'),
	(133, 79, 5, NULL, 3, 'POST /v2/companies/{company_id}/residences/{residence_id}/invitations', 'invitations.inviteOwner', 'c88e9ee5-d74d-4483-934a-1d6076cbee56', '2026-11-19 11:39:08.737+00'),
	(134, 9, 4, NULL, 2, 'POST /v2/companies/{company_id}/residences/{residence_id}/invitations', 'invitations.inviteOwner', '73c13d51-1725-4cbd-82cd-301d7c8173de', '2026-11-21 11:39:05.113+00'),
	(135, 10, 4, NULL, 2, 'POST /v2/companies/{company_id}/residences/{residence_id}/invitations', 'invitations.inviteOwner', 'dfd2c12d-65ea-4d10-b2c2-2ede363ad309', '2026-11-17 11:39:05.116+00'),
	(136, 11, 4, NULL, 2, 'POST /v2/companies/{company_id}/residences/{residence_id}/invitations', 'invitations.inviteOwner', '18f3e3f2-e66a-4612-918d-fe7fa8c2c90c', '2026-11-13 11:39:05.12+00'),
	(137, 13, 4, NULL, 2, 'POST /v2/companies/{company_id}/residences/{residence_id}/invitations', 'invitations.inviteOwner', '93022b99-f1d9-4baf-986e-fa60f5bd4315', '2026-11-01 11:39:05.124+00'),
	(138, 15, 4, NULL, 2, 'POST /v2/companies/{company_id}/residences/{residence_id}/invitations', 'invitations.inviteOwner', 'de3d1409-beca-4aac-a80d-08950544ec0e', '2026-10-23 11:39:05.13+00'),
	(139, 16, 4, NULL, 2, 'POST /v2/companies/{company_id}/residences/{residence_id}/invitations', 'invitations.inviteOwner', 'e6fafa21-0b98-48d3-9dae-e63f93b08627', '2026-10-19 11:39:05.134+00'),
	(140, 18, 4, NULL, 2, 'POST /v2/companies/{company_id}/residences/{residence_id}/invitations', 'invitations.inviteOwner', '4608cf53-117e-40c5-9dac-6b60c40a28ce', '2026-10-07 11:39:05.149+00'),
	(141, 19, 4, NULL, 2, 'POST /v2/companies/{company_id}/residences/{residence_id}/invitations', 'invitations.inviteOwner', '26576177-c89e-429d-b8af-dd2520e4e1a3', '2026-10-03 11:39:05.154+00'),
	(142, 21, 4, NULL, 2, 'POST /v2/companies/{company_id}/residences/{residence_id}/invitations', 'invitations.inviteOwner', '0f12e099-74a8-4f7c-bb96-d2d36b2c46e9', '2026-09-24 11:39:05.183+00'),
	(143, 23, 4, NULL, 2, 'POST /v2/companies/{company_id}/residences/{residence_id}/invitations', 'invitations.inviteOwner', 'b8718983-35ca-4a34-ba46-73babe6cc00c', '2026-09-12 11:39:05.196+00'),
	(144, 24, 4, NULL, 2, 'POST /v2/companies/{company_id}/residences/{residence_id}/invitations', 'invitations.inviteOwner', 'c09e30c9-eeda-4443-a415-41caa4eae666', '2026-09-08 11:39:05.213+00'),
	(145, 25, 4, NULL, 2, 'POST /v2/companies/{company_id}/residences/{residence_id}/invitations', 'invitations.inviteOwner', '107ebc5e-aa84-4a53-9af7-b455add7700f', '2026-09-04 11:39:05.22+00'),
	(146, 28, 4, NULL, 2, 'POST /v2/companies/{company_id}/residences/{residence_id}/invitations', 'invitations.inviteOwner', '8fb3207c-578e-4fbd-b0de-557dc0ef28ed', '2026-08-18 11:39:05.258+00'),
	(147, 29, 4, NULL, 2, 'POST /v2/companies/{company_id}/residences/{residence_id}/invitations', 'invitations.inviteOwner', '16b2182c-b84a-45ef-9d6e-78d7f9d9bfdc', '2026-08-14 11:39:05.266+00'),
	(148, 30, 4, NULL, 2, 'POST /v2/companies/{company_id}/residences/{residence_id}/invitations', 'invitations.inviteOwner', '3ad022c2-8932-4cf0-b023-e8822da0a88f', '2026-08-10 11:39:05.274+00'),
	(149, 33, 4, NULL, 2, 'POST /v2/companies/{company_id}/residences/{residence_id}/invitations', 'invitations.inviteOwner', '5441c5e3-78c1-4cc7-8a01-5c46927b8847', '2026-07-24 11:39:05.287+00'),
	(150, 34, 4, NULL, 2, 'POST /v2/companies/{company_id}/residences/{residence_id}/invitations', 'invitations.inviteOwner', '499aa709-98ad-4712-87ec-e8bb8f0e0114', '2026-07-20 11:39:05.288+00'),
	(151, 35, 4, NULL, 2, 'POST /v2/companies/{company_id}/residences/{residence_id}/invitations', 'invitations.inviteOwner', 'b35fbd78-8bb1-4582-b9b1-e77c75894ccb', '2026-07-16 11:39:05.29+00'),
	(152, 37, 4, NULL, 2, 'POST /v2/companies/{company_id}/residences/{residence_id}/invitations', 'invitations.inviteOwner', '7c69ea5f-b07d-4874-bb32-bb54a1b52f8f', '2026-07-04 11:39:05.299+00'),
	(153, 39, 4, NULL, 2, 'POST /v2/companies/{company_id}/residences/{residence_id}/invitations', 'invitations.inviteOwner', '1a669d31-bada-40d2-b457-9be2f02822a3', '2026-06-25 11:39:05.331+00'),
	(154, 40, 4, NULL, 2, 'POST /v2/companies/{company_id}/residences/{residence_id}/invitations', 'invitations.inviteOwner', '242d1512-9f39-4911-92c6-fca9f2cfb276', '2026-06-21 11:39:05.355+00'),
	(155, 42, 4, NULL, 2, 'POST /v2/companies/{company_id}/residences/{residence_id}/invitations', 'invitations.inviteOwner', '14733dd8-a4b4-4b31-9a96-b41ebaede2f3', '2026-06-09 11:39:05.366+00'),
	(156, 43, 4, NULL, 2, 'POST /v2/companies/{company_id}/residences/{residence_id}/invitations', 'invitations.inviteOwner', '7236d329-330d-4b22-8b8d-8f4369c0c5fc', '2026-06-05 11:39:05.385+00'),
	(157, 45, 4, NULL, 2, 'POST /v2/companies/{company_id}/residences/{residence_id}/invitations', 'invitations.inviteOwner', '4360b006-707c-4a70-850f-cc8ed46c20b9', '2026-05-27 11:39:05.425+00'),
	(158, 47, 4, NULL, 2, 'POST /v2/companies/{company_id}/residences/{residence_id}/invitations', 'invitations.inviteOwner', 'eeb33844-66f2-4cce-af66-671a6dc4a36b', '2026-05-15 11:39:05.557+00'),
	(159, 48, 4, NULL, 2, 'POST /v2/companies/{company_id}/residences/{residence_id}/invitations', 'invitations.inviteOwner', 'ee64156c-10a4-495c-a541-a43a3dcabc1a', '2026-05-11 11:39:05.58+00'),
	(160, 49, 4, NULL, 2, 'POST /v2/companies/{company_id}/residences/{residence_id}/invitations', 'invitations.inviteOwner', '0f4d9c91-227b-47c8-b1e8-136b3ef75889', '2026-05-07 11:39:05.591+00'),
	(161, 52, 4, NULL, 2, 'POST /v2/companies/{company_id}/residences/{residence_id}/invitations', 'invitations.inviteOwner', '9263b9ff-e055-47a7-9e7c-645dae0174b2', '2026-04-20 11:39:05.625+00'),
	(162, 53, 4, NULL, 2, 'POST /v2/companies/{company_id}/residences/{residence_id}/invitations', 'invitations.inviteOwner', '1eb4a378-aefe-49ac-b172-6daf621dc72c', '2026-04-16 11:39:05.634+00'),
	(163, 54, 4, NULL, 2, 'POST /v2/companies/{company_id}/residences/{residence_id}/invitations', 'invitations.inviteOwner', 'bc839418-53e0-484e-b5d3-96681c5894eb', '2026-04-12 11:39:05.646+00'),
	(164, 57, 4, NULL, 2, 'POST /v2/companies/{company_id}/residences/{residence_id}/invitations', 'invitations.inviteOwner', '7328b0a9-5b3a-4d73-a9fd-c835241ac4b7', '2026-03-26 11:39:05.668+00'),
	(165, 58, 4, NULL, 2, 'POST /v2/companies/{company_id}/residences/{residence_id}/invitations', 'invitations.inviteOwner', 'ec887965-9987-4f83-8170-9bbb9c796254', '2026-03-22 11:39:05.687+00'),
	(166, 59, 4, NULL, 2, 'POST /v2/companies/{company_id}/residences/{residence_id}/invitations', 'invitations.inviteOwner', '498d40be-3bf5-4126-8891-f21c6249337f', '2026-03-18 11:39:05.713+00'),
	(167, 61, 4, NULL, 2, 'POST /v2/companies/{company_id}/residences/{residence_id}/invitations', 'invitations.inviteOwner', '51ad2ae0-7e9d-45dd-b53b-4687309424ae', '2026-03-06 11:39:05.743+00'),
	(168, 63, 4, NULL, 2, 'POST /v2/companies/{company_id}/residences/{residence_id}/invitations', 'invitations.inviteOwner', '91cfbfc3-1c43-4655-82e7-8a84b6219799', '2026-02-25 11:39:05.752+00'),
	(169, 64, 4, NULL, 2, 'POST /v2/companies/{company_id}/residences/{residence_id}/invitations', 'invitations.inviteOwner', '27d82c2e-fd1e-4fae-8ec5-19be0f20eb8a', '2026-02-21 11:39:05.763+00'),
	(170, 66, 7, NULL, 4, 'POST /v2/companies/{company_id}/residences/{residence_id}/invitations', 'invitations.inviteOwner', '35e1e2cc-86a7-4791-b3c9-211294807c66', '2026-11-21 11:39:05.789+00'),
	(171, 67, 7, NULL, 4, 'POST /v2/companies/{company_id}/residences/{residence_id}/invitations', 'invitations.inviteOwner', '6362e2eb-dc7b-494d-b8d5-25d3efbb91bc', '2026-11-21 11:39:05.816+00'),
	(172, 68, 7, NULL, 4, 'POST /v2/companies/{company_id}/residences/{residence_id}/invitations', 'invitations.inviteOwner', '1f524b9e-d8ad-42ee-af8a-3ec1f3c193e8', '2026-11-21 11:39:05.836+00'),
	(173, 70, 7, NULL, 4, 'POST /v2/companies/{company_id}/residences/{residence_id}/invitations', 'invitations.inviteOwner', '9b99ac87-8fc4-4da1-a616-96466884dac6', '2026-11-17 11:39:05.857+00'),
	(174, 71, 7, NULL, 4, 'POST /v2/companies/{company_id}/residences/{residence_id}/invitations', 'invitations.inviteOwner', 'ea0ed161-f4ec-443a-b6fc-9e081af46d31', '2026-11-17 11:39:05.866+00'),
	(175, 72, 7, NULL, 4, 'POST /v2/companies/{company_id}/residences/{residence_id}/invitations', 'invitations.inviteOwner', '243593a4-b48a-4dae-a253-e299cc06720f', '2026-11-17 11:39:05.871+00'),
	(176, 2, 16, NULL, NULL, 'POST /v2/residence-code/activate', 'residents.activateByCode', '1fbe5a75-2a80-46df-9c1a-5c8c461a232e', '2025-12-03 11:39:10.035+00'),
	(177, 73, 6, NULL, NULL, 'POST /v2/residence-code/activate', 'residents.activateByCode', '75871bf0-d4c6-41f0-8f58-80f61dc85f66', '2026-06-25 11:39:10.037+00'),
	(178, 74, 6, NULL, NULL, 'POST /v2/residence-code/activate', 'residents.activateByCode', '6e0a1b23-a1c7-420a-9330-f53ad5a74852', '2026-06-25 11:39:10.056+00'),
	(179, 75, 6, NULL, NULL, 'POST /v2/residence-code/activate', 'residents.activateByCode', '0aea7a2d-7348-435a-abab-925eb543c873', '2026-06-25 11:39:10.06+00'),
	(180, 76, 6, NULL, NULL, 'POST /v2/residence-code/activate', 'residents.activateByCode', 'feb44229-656d-4a5d-8bf7-c211a4a4a10d', '2026-06-25 11:39:10.062+00'),
	(181, 77, 6, NULL, NULL, 'POST /v2/residence-code/activate', 'residents.activateByCode', '1fa6e820-6361-41b7-a2a0-caa84cc191dc', '2026-06-25 11:39:10.071+00'),
	(182, 9, 24, NULL, NULL, 'POST /v2/residence-code/activate', 'residents.activateByCode', 'c26f34a0-7a77-4bcb-a073-dc013a76b968', '2026-11-22 10:39:10.109+00'),
	(183, 15, 25, NULL, NULL, 'POST /v2/residence-code/activate', 'residents.activateByCode', '022bc8ae-2545-48d0-854c-023f61e3bab0', '2026-10-25 11:39:05.13+00'),
	(184, 24, 26, NULL, NULL, 'POST /v2/residence-code/activate', 'residents.activateByCode', '2a1d5021-ea2a-412f-9292-3ce422fc7fb5', '2026-09-10 11:39:05.213+00'),
	(185, 28, 27, NULL, NULL, 'POST /v2/residence-code/activate', 'residents.activateByCode', '6f7e6b29-c8e0-4bbd-86d2-cccd17fd330e', '2026-08-20 11:39:05.258+00'),
	(186, 34, 28, NULL, NULL, 'POST /v2/residence-code/activate', 'residents.activateByCode', '6475da2d-2d7c-433c-b157-95cbc4446a27', '2026-07-22 11:39:05.288+00'),
	(187, 43, 29, NULL, NULL, 'POST /v2/residence-code/activate', 'residents.activateByCode', 'fd1f9a77-7164-402b-aa65-e785f70d6e09', '2026-06-07 11:39:05.385+00'),
	(188, 57, 30, NULL, NULL, 'POST /v2/residence-code/activate', 'residents.activateByCode', 'f9d2eb92-0588-4364-a716-7779a883e1d2', '2026-03-28 11:39:05.668+00'),
	(189, 61, 31, NULL, NULL, 'POST /v2/residence-code/activate', 'residents.activateByCode', '7712b419-8f12-4971-9632-f01227e7f5a8', '2026-03-08 11:39:05.743+00'),
	(190, 2, 4, NULL, 2, 'PATCH /v2/residences/{residence_id}', 'projects.setCommissioningDate', '1243593f-ae60-4c4b-9428-aa416b94f5d3', '2025-11-21 11:39:11.514+00'),
	(191, 2, 1, NULL, 1, 'PATCH /v2/companies/{company_id}/residences/{residence_id}', 'projects.editProject', '987c5d45-eadf-4fc3-bf62-6f87dc34e77d', '2026-10-12 11:39:11.515+00'),
	(192, 2, 4, NULL, 2, 'POST /v2/document-folders', 'documents.createFolder', 'b41119aa-f429-40ef-b042-bcc6291f9f08', '2026-10-20 11:39:11.518+00'),
	(193, 2, 4, NULL, 2, 'POST /v2/residences/{residence_id}/documents', 'documents.uploadDocument', 'fcc37605-a9b4-432a-beb0-9a9755f359e9', '2026-10-26 11:39:11.519+00'),
	(194, 2, 4, NULL, 2, 'PATCH /v2/document-folders/{folder_id}', 'documents.renameFolder', '1f24b6e0-160f-4bfd-b652-7eed6a78fd61', '2026-10-27 11:39:11.523+00'),
	(195, 2, 2, NULL, 1, 'PATCH /v2/companies/{company_id}/residences/{residence_id}', 'projects.editProject', '8d0cf731-dc57-4fbe-b2c4-d80f896e1c17', '2026-10-31 11:39:11.526+00'),
	(196, 2, 1, NULL, 1, 'PUT /v2/companies/{company_id}/residences/{residence_id}/contact-information', 'projects.setProjectContact', '7909ebac-f401-4d8c-89a5-69014f500366', '2026-11-03 11:39:11.532+00'),
	(197, 2, 4, NULL, 2, 'PATCH /v2/documents/{document_id}', 'documents.editDocument', 'dfebcceb-9e57-422b-a340-5ad721da9cc5', '2026-11-06 11:39:11.538+00'),
	(198, 2, 1, NULL, 1, 'DELETE /v2/document-folders/{folder_id}', 'documents.deleteFolder', '04f195d1-69e2-4e2e-a30a-b6af311753cc', '2026-11-09 11:39:11.542+00'),
	(199, 2, NULL, NULL, NULL, 'PATCH /v2/companies/{company_id}/residences/{residence_id}', 'projects.editProject', '04f68142-8844-416e-a475-e920c28e549f', '2026-11-12 11:39:11.578+00'),
	(200, 2, 4, NULL, 2, 'POST /v2/residences/{residence_id}/documents', 'documents.uploadDocument', 'be985d07-a2c9-4a42-b23d-61ba16dea6e6', '2026-11-15 11:39:11.583+00');
INSERT INTO public.activity_entries OVERRIDING SYSTEM VALUE VALUES
	(201, 2, 4, NULL, 2, 'POST /v2/residences/{residence_id}/documents', 'documents.uploadDocument', '958df117-f696-4883-adee-757e893a36a6', '2026-11-16 11:39:11.59+00'),
	(202, 2, 4, NULL, 2, 'POST /v2/residences/{residence_id}/documents', 'documents.uploadDocument', 'a70b934f-8e97-49d6-ae12-9fd117a85dcc', '2026-11-17 11:39:11.6+00'),
	(203, 2, 4, NULL, 2, 'POST /v2/residences/{residence_id}/documents', 'documents.uploadDocument', '9c6e7c3c-bbae-45d1-8c04-68f985bfb29d', '2026-11-18 11:39:11.609+00'),
	(204, 2, 4, NULL, 2, 'POST /v2/residences/{residence_id}/documents', 'documents.uploadDocument', '8bfdce1a-f26d-4010-87ad-6bc9d56afa30', '2026-11-19 11:39:11.618+00'),
	(205, 2, 1, NULL, 1, 'POST /v2/residences/{residence_id}/documents', 'documents.uploadDocument', '807475d7-67cf-4403-816a-aa2ce37a39ed', '2026-11-20 11:39:11.623+00'),
	(206, 2, 4, NULL, 2, 'POST /v2/residences/{residence_id}/documents', 'documents.uploadDocument', '3c2e3182-c782-48de-b513-4f154571a54c', '2026-11-21 11:39:11.628+00'),
	(207, 2, 1, NULL, 1, 'PATCH /v2/residences/{residence_id}/documents', 'documents.moveDocuments', '72326d32-0fd1-4b72-906d-f03931a4f20d', '2026-11-22 02:03:11.635+00'),
	(208, 2, 1, NULL, 1, 'PATCH /v2/residences/{residence_id}/documents', 'documents.moveDocuments', '42fe5aa7-2d04-4d92-b572-3672d3759908', '2026-11-22 04:27:11.645+00'),
	(209, 1, 4, NULL, 2, 'PATCH /v2/residences/{residence_id}', 'projects.setCommissioningDate', 'b61e5777-8cfe-4510-ba32-53e4b245e6ec', '2026-10-05 11:39:11.65+00'),
	(210, 1, 4, NULL, 2, 'POST /v2/residences/{residence_id}/documents', 'documents.uploadDocument', '4841adbe-81c4-49ee-9154-7f1eaf185270', '2026-11-09 11:39:11.654+00'),
	(211, 1, 4, NULL, 2, 'POST /v2/residences/{residence_id}/documents', 'documents.uploadDocument', 'd673f39b-8e26-4eab-9ff2-980441a895f7', '2026-11-13 11:39:11.656+00'),
	(212, 1, 1, NULL, 1, 'PATCH /v2/companies/{company_id}/residences/{residence_id}', 'projects.editProject', 'db1c08d1-d76f-4420-9052-06c0aa4b3903', '2026-11-16 11:39:11.662+00'),
	(213, 1, 4, NULL, 2, 'POST /v2/residences/{residence_id}/documents', 'documents.uploadDocument', '3d74dfb3-53ed-4d57-beeb-149ea2faf1e0', '2026-11-21 11:39:11.663+00'),
	(214, 7, 9, NULL, 6, 'POST /v2/residences/{residence_id}/documents', 'documents.uploadDocument', '8ed523bb-95e0-4f4e-8ada-d44336a9a112', '2026-11-17 11:39:11.664+00'),
	(215, 8, 12, NULL, 9, 'POST /v2/residences/{residence_id}/documents', 'documents.uploadDocument', '3801b5a9-c644-4180-ad5e-2f90022246ed', '2026-11-18 11:39:11.666+00');

INSERT INTO public.activity_logs OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 'CREATED', 'Residence', NULL, '[{"value": "Maison Les Saules", "old_value": null, "attribute_name": "name"}, {"value": "HOUSE", "old_value": null, "attribute_name": "type"}]'),
	(2, 2, 'CREATED', 'Residence', NULL, '[{"value": "Résidence Les Tilleuls", "old_value": null, "attribute_name": "name"}, {"value": "BUILDING", "old_value": null, "attribute_name": "type"}]'),
	(3, 3, 'CREATED', 'Residence', NULL, '[{"value": "Résidence Le Belvédère", "old_value": null, "attribute_name": "name"}, {"value": "BUILDING", "old_value": null, "attribute_name": "type"}]'),
	(4, 4, 'CREATED', 'Residence', NULL, '[{"value": "Maison Chevalier", "old_value": null, "attribute_name": "name"}, {"value": "HOUSE", "old_value": null, "attribute_name": "type"}]'),
	(5, 5, 'CREATED', 'Residence', NULL, '[{"value": "Maison Gauthier", "old_value": null, "attribute_name": "name"}, {"value": "HOUSE", "old_value": null, "attribute_name": "type"}]'),
	(6, 6, 'CREATED', 'Residence', NULL, '[{"value": "Maison Dufour", "old_value": null, "attribute_name": "name"}, {"value": "HOUSE", "old_value": null, "attribute_name": "type"}]'),
	(7, 7, 'CREATED', 'Residence', NULL, '[{"value": "Maison Renard", "old_value": null, "attribute_name": "name"}, {"value": "HOUSE", "old_value": null, "attribute_name": "type"}]'),
	(8, 8, 'CREATED', 'Residence', NULL, '[{"value": "Maison Brunet", "old_value": null, "attribute_name": "name"}, {"value": "TWIN_HOUSE", "old_value": null, "attribute_name": "type"}]'),
	(9, 9, 'CREATED', 'Residence', NULL, '[{"value": "Maison Chevalier 2", "old_value": null, "attribute_name": "name"}, {"value": "HOUSE", "old_value": null, "attribute_name": "type"}]'),
	(10, 10, 'CREATED', 'Residence', NULL, '[{"value": "Maison Robin 2", "old_value": null, "attribute_name": "name"}, {"value": "HOUSE", "old_value": null, "attribute_name": "type"}]'),
	(11, 11, 'CREATED', 'Residence', NULL, '[{"value": "Maison Dufour 2", "old_value": null, "attribute_name": "name"}, {"value": "TWIN_HOUSE", "old_value": null, "attribute_name": "type"}]'),
	(12, 12, 'CREATED', 'Residence', NULL, '[{"value": "Maison Meyer 2", "old_value": null, "attribute_name": "name"}, {"value": "HOUSE", "old_value": null, "attribute_name": "type"}]'),
	(13, 13, 'CREATED', 'Residence', NULL, '[{"value": "Maison Brunet 2", "old_value": null, "attribute_name": "name"}, {"value": "HOUSE", "old_value": null, "attribute_name": "type"}]'),
	(14, 14, 'CREATED', 'Residence', NULL, '[{"value": "Maison Garnier 3", "old_value": null, "attribute_name": "name"}, {"value": "HOUSE", "old_value": null, "attribute_name": "type"}]'),
	(15, 15, 'CREATED', 'Residence', NULL, '[{"value": "Maison Robin 3", "old_value": null, "attribute_name": "name"}, {"value": "HOUSE", "old_value": null, "attribute_name": "type"}]'),
	(16, 16, 'CREATED', 'Residence', NULL, '[{"value": "Maison Marchand 3", "old_value": null, "attribute_name": "name"}, {"value": "HOUSE", "old_value": null, "attribute_name": "type"}]'),
	(17, 17, 'CREATED', 'Residence', NULL, '[{"value": "Maison Meyer 3", "old_value": null, "attribute_name": "name"}, {"value": "HOUSE", "old_value": null, "attribute_name": "type"}]'),
	(18, 18, 'CREATED', 'Residence', NULL, '[{"value": "Maison Brunet 3", "old_value": null, "attribute_name": "name"}, {"value": "HOUSE", "old_value": null, "attribute_name": "type"}]'),
	(19, 19, 'CREATED', 'Residence', NULL, '[{"value": "Maison Roux 4", "old_value": null, "attribute_name": "name"}, {"value": "HOUSE", "old_value": null, "attribute_name": "type"}]'),
	(20, 20, 'CREATED', 'Residence', NULL, '[{"value": "Maison Robin 4", "old_value": null, "attribute_name": "name"}, {"value": "HOUSE", "old_value": null, "attribute_name": "type"}]'),
	(21, 21, 'CREATED', 'Residence', NULL, '[{"value": "Maison Gauthier 4", "old_value": null, "attribute_name": "name"}, {"value": "HOUSE", "old_value": null, "attribute_name": "type"}]'),
	(22, 22, 'CREATED', 'Residence', NULL, '[{"value": "Maison Meyer 4", "old_value": null, "attribute_name": "name"}, {"value": "HOUSE", "old_value": null, "attribute_name": "type"}]'),
	(23, 23, 'CREATED', 'Residence', NULL, '[{"value": "Maison Renard 4", "old_value": null, "attribute_name": "name"}, {"value": "HOUSE", "old_value": null, "attribute_name": "type"}]'),
	(24, 24, 'CREATED', 'Residence', NULL, '[{"value": "Mme Chevalier", "old_value": null, "attribute_name": "name"}, {"value": "HOUSE", "old_value": null, "attribute_name": "type"}]'),
	(25, 25, 'CREATED', 'Residence', NULL, '[{"value": "Mme Marchand", "old_value": null, "attribute_name": "name"}, {"value": "HOUSE", "old_value": null, "attribute_name": "type"}]'),
	(26, 26, 'CREATED', 'Residence', NULL, '[{"value": "Appartement A06", "old_value": null, "attribute_name": "name"}, {"value": "FLAT", "old_value": null, "attribute_name": "type"}]'),
	(27, 27, 'CREATED', 'Residence', NULL, '[{"value": "Appartement A07", "old_value": null, "attribute_name": "name"}, {"value": "FLAT", "old_value": null, "attribute_name": "type"}]'),
	(28, 28, 'CREATED', 'Residence', NULL, '[{"value": "Appartement A08", "old_value": null, "attribute_name": "name"}, {"value": "FLAT", "old_value": null, "attribute_name": "type"}]'),
	(29, 29, 'CREATED', 'Residence', NULL, '[{"value": "Appartement A09", "old_value": null, "attribute_name": "name"}, {"value": "FLAT", "old_value": null, "attribute_name": "type"}]'),
	(30, 30, 'CREATED', 'Residence', NULL, '[{"value": "Appartement A10", "old_value": null, "attribute_name": "name"}, {"value": "FLAT", "old_value": null, "attribute_name": "type"}]'),
	(31, 31, 'CREATED', 'Residence', NULL, '[{"value": "Appartement B01", "old_value": null, "attribute_name": "name"}, {"value": "FLAT", "old_value": null, "attribute_name": "type"}]'),
	(32, 32, 'CREATED', 'Residence', NULL, '[{"value": "Appartement B02", "old_value": null, "attribute_name": "name"}, {"value": "FLAT", "old_value": null, "attribute_name": "type"}]'),
	(33, 33, 'CREATED', 'Residence', NULL, '[{"value": "Appartement A01", "old_value": null, "attribute_name": "name"}, {"value": "FLAT", "old_value": null, "attribute_name": "type"}]'),
	(34, 34, 'CREATED', 'Residence', NULL, '[{"value": "Appartement A02", "old_value": null, "attribute_name": "name"}, {"value": "FLAT", "old_value": null, "attribute_name": "type"}]'),
	(35, 35, 'CREATED', 'Residence', NULL, '[{"value": "Appartement A03", "old_value": null, "attribute_name": "name"}, {"value": "FLAT", "old_value": null, "attribute_name": "type"}]'),
	(36, 36, 'CREATED', 'Residence', NULL, '[{"value": "Appartement A04", "old_value": null, "attribute_name": "name"}, {"value": "FLAT", "old_value": null, "attribute_name": "type"}]'),
	(37, 37, 'CREATED', 'Residence', NULL, '[{"value": "Appartement A05", "old_value": null, "attribute_name": "name"}, {"value": "FLAT", "old_value": null, "attribute_name": "type"}]'),
	(38, 38, 'CREATED', 'Residence', NULL, '[{"value": "Appartement A06", "old_value": null, "attribute_name": "name"}, {"value": "FLAT", "old_value": null, "attribute_name": "type"}]'),
	(39, 39, 'CREATED', 'Residence', NULL, '[{"value": "Appartement A07", "old_value": null, "attribute_name": "name"}, {"value": "FLAT", "old_value": null, "attribute_name": "type"}]'),
	(40, 40, 'CREATED', 'Residence', NULL, '[{"value": "Appartement A08", "old_value": null, "attribute_name": "name"}, {"value": "FLAT", "old_value": null, "attribute_name": "type"}]'),
	(41, 41, 'CREATED', 'Residence', NULL, '[{"value": "Appartement A09", "old_value": null, "attribute_name": "name"}, {"value": "FLAT", "old_value": null, "attribute_name": "type"}]'),
	(42, 42, 'CREATED', 'Residence', NULL, '[{"value": "Appartement A10", "old_value": null, "attribute_name": "name"}, {"value": "FLAT", "old_value": null, "attribute_name": "type"}]'),
	(43, 43, 'CREATED', 'Residence', NULL, '[{"value": "Appartement B01", "old_value": null, "attribute_name": "name"}, {"value": "FLAT", "old_value": null, "attribute_name": "type"}]'),
	(44, 44, 'CREATED', 'Residence', NULL, '[{"value": "Appartement B02", "old_value": null, "attribute_name": "name"}, {"value": "FLAT", "old_value": null, "attribute_name": "type"}]'),
	(45, 45, 'CREATED', 'Residence', NULL, '[{"value": "Appartement B03", "old_value": null, "attribute_name": "name"}, {"value": "FLAT", "old_value": null, "attribute_name": "type"}]'),
	(46, 46, 'CREATED', 'Residence', NULL, '[{"value": "Appartement B04", "old_value": null, "attribute_name": "name"}, {"value": "FLAT", "old_value": null, "attribute_name": "type"}]'),
	(47, 47, 'CREATED', 'Residence', NULL, '[{"value": "Appartement B05", "old_value": null, "attribute_name": "name"}, {"value": "FLAT", "old_value": null, "attribute_name": "type"}]'),
	(48, 48, 'CREATED', 'Residence', NULL, '[{"value": "Appartement B06", "old_value": null, "attribute_name": "name"}, {"value": "FLAT", "old_value": null, "attribute_name": "type"}]'),
	(49, 49, 'CREATED', 'Residence', NULL, '[{"value": "Appartement B07", "old_value": null, "attribute_name": "name"}, {"value": "FLAT", "old_value": null, "attribute_name": "type"}]'),
	(50, 50, 'CREATED', 'Residence', NULL, '[{"value": "Appartement B08", "old_value": null, "attribute_name": "name"}, {"value": "FLAT", "old_value": null, "attribute_name": "type"}]'),
	(51, 51, 'CREATED', 'Residence', NULL, '[{"value": "Appartement B09", "old_value": null, "attribute_name": "name"}, {"value": "FLAT", "old_value": null, "attribute_name": "type"}]'),
	(52, 52, 'CREATED', 'Residence', NULL, '[{"value": "Appartement B10", "old_value": null, "attribute_name": "name"}, {"value": "FLAT", "old_value": null, "attribute_name": "type"}]'),
	(53, 53, 'CREATED', 'Residence', NULL, '[{"value": "Appartement C01", "old_value": null, "attribute_name": "name"}, {"value": "FLAT", "old_value": null, "attribute_name": "type"}]'),
	(54, 54, 'CREATED', 'Residence', NULL, '[{"value": "Appartement C02", "old_value": null, "attribute_name": "name"}, {"value": "FLAT", "old_value": null, "attribute_name": "type"}]'),
	(55, 55, 'CREATED', 'Residence', NULL, '[{"value": "Appartement C03", "old_value": null, "attribute_name": "name"}, {"value": "FLAT", "old_value": null, "attribute_name": "type"}]'),
	(56, 56, 'CREATED', 'Residence', NULL, '[{"value": "Appartement C04", "old_value": null, "attribute_name": "name"}, {"value": "FLAT", "old_value": null, "attribute_name": "type"}]'),
	(57, 57, 'CREATED', 'Residence', NULL, '[{"value": "Appartement C05", "old_value": null, "attribute_name": "name"}, {"value": "FLAT", "old_value": null, "attribute_name": "type"}]'),
	(58, 58, 'CREATED', 'Residence', NULL, '[{"value": "Appartement C06", "old_value": null, "attribute_name": "name"}, {"value": "FLAT", "old_value": null, "attribute_name": "type"}]'),
	(59, 59, 'CREATED', 'Residence', NULL, '[{"value": "Appartement C07", "old_value": null, "attribute_name": "name"}, {"value": "FLAT", "old_value": null, "attribute_name": "type"}]'),
	(60, 60, 'CREATED', 'Residence', NULL, '[{"value": "Appartement C08", "old_value": null, "attribute_name": "name"}, {"value": "FLAT", "old_value": null, "attribute_name": "type"}]'),
	(61, 61, 'CREATED', 'Residence', NULL, '[{"value": "Appartement C09", "old_value": null, "attribute_name": "name"}, {"value": "FLAT", "old_value": null, "attribute_name": "type"}]'),
	(62, 62, 'CREATED', 'Residence', NULL, '[{"value": "Appartement C10", "old_value": null, "attribute_name": "name"}, {"value": "FLAT", "old_value": null, "attribute_name": "type"}]'),
	(63, 63, 'CREATED', 'Residence', NULL, '[{"value": "Appartement D01", "old_value": null, "attribute_name": "name"}, {"value": "FLAT", "old_value": null, "attribute_name": "type"}]'),
	(64, 64, 'CREATED', 'Residence', NULL, '[{"value": "Appartement D02", "old_value": null, "attribute_name": "name"}, {"value": "FLAT", "old_value": null, "attribute_name": "type"}]'),
	(65, 65, 'CREATED', 'Residence', NULL, '[{"value": "Appartement D03", "old_value": null, "attribute_name": "name"}, {"value": "FLAT", "old_value": null, "attribute_name": "type"}]'),
	(66, 66, 'CREATED', 'Residence', NULL, '[{"value": "Appartement D04", "old_value": null, "attribute_name": "name"}, {"value": "FLAT", "old_value": null, "attribute_name": "type"}]'),
	(67, 67, 'CREATED', 'Residence', NULL, '[{"value": "Appartement D05", "old_value": null, "attribute_name": "name"}, {"value": "FLAT", "old_value": null, "attribute_name": "type"}]'),
	(68, 68, 'CREATED', 'Residence', NULL, '[{"value": "Appartement D06", "old_value": null, "attribute_name": "name"}, {"value": "FLAT", "old_value": null, "attribute_name": "type"}]'),
	(69, 69, 'CREATED', 'Residence', NULL, '[{"value": "Appartement D07", "old_value": null, "attribute_name": "name"}, {"value": "FLAT", "old_value": null, "attribute_name": "type"}]'),
	(70, 70, 'CREATED', 'Residence', NULL, '[{"value": "Appartement D08", "old_value": null, "attribute_name": "name"}, {"value": "FLAT", "old_value": null, "attribute_name": "type"}]'),
	(71, 71, 'CREATED', 'Residence', NULL, '[{"value": "Appartement D09", "old_value": null, "attribute_name": "name"}, {"value": "FLAT", "old_value": null, "attribute_name": "type"}]'),
	(72, 72, 'CREATED', 'Residence', NULL, '[{"value": "Appartement D10", "old_value": null, "attribute_name": "name"}, {"value": "FLAT", "old_value": null, "attribute_name": "type"}]'),
	(73, 73, 'CREATED', 'Residence', NULL, '[{"value": "Maison Les Charmes", "old_value": null, "attribute_name": "name"}, {"value": "HOUSE", "old_value": null, "attribute_name": "type"}]'),
	(74, 74, 'CREATED', 'Residence', NULL, '[{"value": "Maison Les Lilas", "old_value": null, "attribute_name": "name"}, {"value": "HOUSE", "old_value": null, "attribute_name": "type"}]'),
	(75, 75, 'CREATED', 'Residence', NULL, '[{"value": "Pavillon Rénové", "old_value": null, "attribute_name": "name"}, {"value": "HOUSE", "old_value": null, "attribute_name": "type"}]'),
	(76, 76, 'CREATED', 'Residence', NULL, '[{"value": "Villa Rivale", "old_value": null, "attribute_name": "name"}, {"value": "HOUSE", "old_value": null, "attribute_name": "type"}]'),
	(77, 77, 'CREATED', 'Residence', NULL, '[{"value": "Maison Garnier", "old_value": null, "attribute_name": "name"}, {"value": "HOUSE", "old_value": null, "attribute_name": "type"}]'),
	(78, 78, 'CREATED', 'Residence', NULL, '[{"value": "Maison Lambert", "old_value": null, "attribute_name": "name"}, {"value": "HOUSE", "old_value": null, "attribute_name": "type"}]'),
	(79, 79, 'CREATED', 'Residence', NULL, '[{"value": "Maison Robin", "old_value": null, "attribute_name": "name"}, {"value": "TWIN_HOUSE", "old_value": null, "attribute_name": "type"}]'),
	(80, 80, 'CREATED', 'Residence', NULL, '[{"value": "M. Robin", "old_value": null, "attribute_name": "name"}, {"value": "HOUSE", "old_value": null, "attribute_name": "type"}]'),
	(81, 81, 'CREATED', 'Residence', NULL, '[{"value": "Maison Marchand", "old_value": null, "attribute_name": "name"}, {"value": "HOUSE", "old_value": null, "attribute_name": "type"}]'),
	(82, 82, 'CREATED', 'Residence', NULL, '[{"value": "Maison Meyer", "old_value": null, "attribute_name": "name"}, {"value": "HOUSE", "old_value": null, "attribute_name": "type"}]'),
	(83, 83, 'CREATED', 'Residence', NULL, '[{"value": "Maison Colin", "old_value": null, "attribute_name": "name"}, {"value": "HOUSE", "old_value": null, "attribute_name": "type"}]'),
	(84, 84, 'CREATED', 'Residence', NULL, '[{"value": "Maison Picard", "old_value": null, "attribute_name": "name"}, {"value": "HOUSE", "old_value": null, "attribute_name": "type"}]'),
	(85, 85, 'CREATED', 'Residence', NULL, '[{"value": "Maison Roux 2", "old_value": null, "attribute_name": "name"}, {"value": "HOUSE", "old_value": null, "attribute_name": "type"}]'),
	(86, 86, 'CREATED', 'Residence', NULL, '[{"value": "Maison Lambert 2", "old_value": null, "attribute_name": "name"}, {"value": "HOUSE", "old_value": null, "attribute_name": "type"}]'),
	(87, 87, 'CREATED', 'Residence', NULL, '[{"value": "Maison Blanchard 2", "old_value": null, "attribute_name": "name"}, {"value": "HOUSE", "old_value": null, "attribute_name": "type"}]'),
	(88, 88, 'CREATED', 'Residence', NULL, '[{"value": "Maison Marchand 2", "old_value": null, "attribute_name": "name"}, {"value": "HOUSE", "old_value": null, "attribute_name": "type"}]'),
	(89, 89, 'CREATED', 'Residence', NULL, '[{"value": "Maison Colin 2", "old_value": null, "attribute_name": "name"}, {"value": "HOUSE", "old_value": null, "attribute_name": "type"}]'),
	(90, 90, 'CREATED', 'Residence', NULL, '[{"value": "Maison Picard 2", "old_value": null, "attribute_name": "name"}, {"value": "HOUSE", "old_value": null, "attribute_name": "type"}]'),
	(91, 91, 'CREATED', 'Residence', NULL, '[{"value": "Maison Roux 3", "old_value": null, "attribute_name": "name"}, {"value": "HOUSE", "old_value": null, "attribute_name": "type"}]'),
	(92, 92, 'CREATED', 'Residence', NULL, '[{"value": "Maison Lambert 3", "old_value": null, "attribute_name": "name"}, {"value": "HOUSE", "old_value": null, "attribute_name": "type"}]'),
	(93, 93, 'CREATED', 'Residence', NULL, '[{"value": "Maison Chevalier 3", "old_value": null, "attribute_name": "name"}, {"value": "TWIN_HOUSE", "old_value": null, "attribute_name": "type"}]'),
	(94, 94, 'CREATED', 'Residence', NULL, '[{"value": "Maison Gauthier 3", "old_value": null, "attribute_name": "name"}, {"value": "HOUSE", "old_value": null, "attribute_name": "type"}]'),
	(95, 95, 'CREATED', 'Residence', NULL, '[{"value": "Maison Dufour 3", "old_value": null, "attribute_name": "name"}, {"value": "HOUSE", "old_value": null, "attribute_name": "type"}]'),
	(96, 96, 'CREATED', 'Residence', NULL, '[{"value": "Maison Colin 3", "old_value": null, "attribute_name": "name"}, {"value": "HOUSE", "old_value": null, "attribute_name": "type"}]'),
	(97, 97, 'CREATED', 'Residence', NULL, '[{"value": "Maison Renard 3", "old_value": null, "attribute_name": "name"}, {"value": "HOUSE", "old_value": null, "attribute_name": "type"}]'),
	(98, 98, 'CREATED', 'Residence', NULL, '[{"value": "Maison Picard 3", "old_value": null, "attribute_name": "name"}, {"value": "TWIN_HOUSE", "old_value": null, "attribute_name": "type"}]'),
	(99, 99, 'CREATED', 'Residence', NULL, '[{"value": "Maison Garnier 4", "old_value": null, "attribute_name": "name"}, {"value": "HOUSE", "old_value": null, "attribute_name": "type"}]'),
	(100, 100, 'CREATED', 'Residence', NULL, '[{"value": "Maison Lambert 4", "old_value": null, "attribute_name": "name"}, {"value": "HOUSE", "old_value": null, "attribute_name": "type"}]');
INSERT INTO public.activity_logs OVERRIDING SYSTEM VALUE VALUES
	(101, 101, 'CREATED', 'Residence', NULL, '[{"value": "Maison Chevalier 4", "old_value": null, "attribute_name": "name"}, {"value": "HOUSE", "old_value": null, "attribute_name": "type"}]'),
	(102, 102, 'CREATED', 'Residence', NULL, '[{"value": "Maison Marchand 4", "old_value": null, "attribute_name": "name"}, {"value": "TWIN_HOUSE", "old_value": null, "attribute_name": "type"}]'),
	(103, 103, 'CREATED', 'Residence', NULL, '[{"value": "Maison Dufour 4", "old_value": null, "attribute_name": "name"}, {"value": "HOUSE", "old_value": null, "attribute_name": "type"}]'),
	(104, 104, 'CREATED', 'Residence', NULL, '[{"value": "Maison Picard 4", "old_value": null, "attribute_name": "name"}, {"value": "HOUSE", "old_value": null, "attribute_name": "type"}]'),
	(105, 105, 'CREATED', 'Residence', NULL, '[{"value": "Maison Brunet 4", "old_value": null, "attribute_name": "name"}, {"value": "HOUSE", "old_value": null, "attribute_name": "type"}]'),
	(106, 106, 'CREATED', 'Residence', NULL, '[{"value": "Mme Gauthier", "old_value": null, "attribute_name": "name"}, {"value": "HOUSE", "old_value": null, "attribute_name": "type"}]'),
	(107, 107, 'CREATED', 'Residence', NULL, '[{"value": "M. Blanchard", "old_value": null, "attribute_name": "name"}, {"value": "HOUSE", "old_value": null, "attribute_name": "type"}]'),
	(108, 108, 'CREATED', 'Residence', NULL, '[{"value": "M. Dufour", "old_value": null, "attribute_name": "name"}, {"value": "HOUSE", "old_value": null, "attribute_name": "type"}]'),
	(109, 109, 'CREATED', 'Residence', NULL, '[{"value": "Mme Meyer", "old_value": null, "attribute_name": "name"}, {"value": "HOUSE", "old_value": null, "attribute_name": "type"}]'),
	(110, 110, 'CREATED', 'Residence', NULL, '[{"value": "M. Colin", "old_value": null, "attribute_name": "name"}, {"value": "HOUSE", "old_value": null, "attribute_name": "type"}]'),
	(111, 111, 'CREATED', 'Residence', NULL, '[{"value": "Maison Les Érables", "old_value": null, "attribute_name": "name"}, {"value": "HOUSE", "old_value": null, "attribute_name": "type"}]'),
	(112, 112, 'CREATED', 'Residence', NULL, '[{"value": "Appartement A01", "old_value": null, "attribute_name": "name"}, {"value": "FLAT", "old_value": null, "attribute_name": "type"}]'),
	(113, 113, 'CREATED', 'Residence', NULL, '[{"value": "Appartement A02", "old_value": null, "attribute_name": "name"}, {"value": "FLAT", "old_value": null, "attribute_name": "type"}]'),
	(114, 114, 'CREATED', 'Residence', NULL, '[{"value": "Appartement A03", "old_value": null, "attribute_name": "name"}, {"value": "FLAT", "old_value": null, "attribute_name": "type"}]'),
	(115, 115, 'CREATED', 'Residence', NULL, '[{"value": "Appartement A04", "old_value": null, "attribute_name": "name"}, {"value": "FLAT", "old_value": null, "attribute_name": "type"}]'),
	(116, 116, 'CREATED', 'Residence', NULL, '[{"value": "Appartement A05", "old_value": null, "attribute_name": "name"}, {"value": "FLAT", "old_value": null, "attribute_name": "type"}]'),
	(117, 117, 'CREATED', 'Residence', NULL, '[{"value": "Maison Roux", "old_value": null, "attribute_name": "name"}, {"value": "HOUSE", "old_value": null, "attribute_name": "type"}]'),
	(118, 118, 'CREATED', 'Residence', NULL, '[{"value": "Maison Blanchard", "old_value": null, "attribute_name": "name"}, {"value": "HOUSE", "old_value": null, "attribute_name": "type"}]'),
	(119, 119, 'CREATED', 'Residence', NULL, '[{"value": "Maison Garnier 2", "old_value": null, "attribute_name": "name"}, {"value": "HOUSE", "old_value": null, "attribute_name": "type"}]'),
	(120, 120, 'CREATED', 'Residence', NULL, '[{"value": "Maison Gauthier 2", "old_value": null, "attribute_name": "name"}, {"value": "HOUSE", "old_value": null, "attribute_name": "type"}]'),
	(121, 121, 'CREATED', 'Residence', NULL, '[{"value": "Maison Renard 2", "old_value": null, "attribute_name": "name"}, {"value": "HOUSE", "old_value": null, "attribute_name": "type"}]'),
	(122, 122, 'CREATED', 'Residence', NULL, '[{"value": "Maison Blanchard 3", "old_value": null, "attribute_name": "name"}, {"value": "HOUSE", "old_value": null, "attribute_name": "type"}]'),
	(123, 123, 'CREATED', 'Residence', NULL, '[{"value": "Maison Blanchard 4", "old_value": null, "attribute_name": "name"}, {"value": "HOUSE", "old_value": null, "attribute_name": "type"}]'),
	(124, 124, 'CREATED', 'Residence', NULL, '[{"value": "Maison Colin 4", "old_value": null, "attribute_name": "name"}, {"value": "HOUSE", "old_value": null, "attribute_name": "type"}]'),
	(125, 125, 'CREATED', 'Email', NULL, '[{"value": "famille.roux@foyer.example", "old_value": null, "attribute_name": "email"}, {"value": "Maisons Clairière : activez le carnet numérique de votre logement", "old_value": null, "attribute_name": "subject"}]'),
	(126, 126, 'CREATED', 'Email', NULL, '[{"value": "famille.roux@foyer.example", "old_value": null, "attribute_name": "email"}, {"value": "Maisons Clairière : activez le carnet numérique de votre logement", "old_value": null, "attribute_name": "subject"}]'),
	(127, 127, 'CREATED', 'Email', NULL, '[{"value": "claire@foyer.example", "old_value": null, "attribute_name": "email"}, {"value": "Maisons Clairière : activez le carnet numérique de votre logement", "old_value": null, "attribute_name": "subject"}]'),
	(128, 128, 'CREATED', 'Email', NULL, '[{"value": "schmitt@foyer.example", "old_value": null, "attribute_name": "email"}, {"value": "Rénov’Est : activez le carnet numérique de votre logement", "old_value": null, "attribute_name": "subject"}]'),
	(129, 129, 'CREATED', 'Email', NULL, '[{"value": "schmitt@foyer.example", "old_value": null, "attribute_name": "email"}, {"value": "Rénov’Est : activez le carnet numérique de votre logement", "old_value": null, "attribute_name": "subject"}]'),
	(130, 130, 'CREATED', 'Email', NULL, '[{"value": "secret@rivale.example", "old_value": null, "attribute_name": "email"}, {"value": "Bâtir Ouest : activez le carnet numérique de votre logement", "old_value": null, "attribute_name": "subject"}]'),
	(131, 131, 'CREATED', 'Email', NULL, '[{"value": "tom@foyer.example", "old_value": null, "attribute_name": "email"}, {"value": "Habitat Rivages vous ouvre l’espace de votre logement", "old_value": null, "attribute_name": "subject"}]'),
	(132, 132, 'CREATED', 'Email', NULL, '[{"value": "nadia.benali@foyer.example", "old_value": null, "attribute_name": "email"}, {"value": "Habitat Rivages vous ouvre l’espace de votre logement", "old_value": null, "attribute_name": "subject"}]'),
	(133, 133, 'CREATED', 'Email', NULL, '[{"value": "julien.morel@foyer.example", "old_value": null, "attribute_name": "email"}, {"value": "Habitat Rivages vous ouvre l’espace de votre logement", "old_value": null, "attribute_name": "subject"}]'),
	(134, 134, 'CREATED', 'Email', NULL, '[{"value": "client1@foyer.example", "old_value": null, "attribute_name": "email"}, {"value": "Maisons Clairière : activez le carnet numérique de votre logement", "old_value": null, "attribute_name": "subject"}]'),
	(135, 135, 'CREATED', 'Email', NULL, '[{"value": "client2@foyer.example", "old_value": null, "attribute_name": "email"}, {"value": "Maisons Clairière : activez le carnet numérique de votre logement", "old_value": null, "attribute_name": "subject"}]'),
	(136, 136, 'CREATED', 'Email', NULL, '[{"value": "client3@foyer.example", "old_value": null, "attribute_name": "email"}, {"value": "Maisons Clairière : activez le carnet numérique de votre logement", "old_value": null, "attribute_name": "subject"}]'),
	(137, 137, 'CREATED', 'Email', NULL, '[{"value": "client5@foyer.example", "old_value": null, "attribute_name": "email"}, {"value": "Maisons Clairière : activez le carnet numérique de votre logement", "old_value": null, "attribute_name": "subject"}]'),
	(138, 138, 'CREATED', 'Email', NULL, '[{"value": "client7@foyer.example", "old_value": null, "attribute_name": "email"}, {"value": "Maisons Clairière : activez le carnet numérique de votre logement", "old_value": null, "attribute_name": "subject"}]'),
	(139, 139, 'CREATED', 'Email', NULL, '[{"value": "client8@foyer.example", "old_value": null, "attribute_name": "email"}, {"value": "Maisons Clairière : activez le carnet numérique de votre logement", "old_value": null, "attribute_name": "subject"}]'),
	(140, 140, 'CREATED', 'Email', NULL, '[{"value": "client10@foyer.example", "old_value": null, "attribute_name": "email"}, {"value": "Maisons Clairière : activez le carnet numérique de votre logement", "old_value": null, "attribute_name": "subject"}]'),
	(141, 141, 'CREATED', 'Email', NULL, '[{"value": "client11@foyer.example", "old_value": null, "attribute_name": "email"}, {"value": "Maisons Clairière : activez le carnet numérique de votre logement", "old_value": null, "attribute_name": "subject"}]'),
	(142, 142, 'CREATED', 'Email', NULL, '[{"value": "client13@foyer.example", "old_value": null, "attribute_name": "email"}, {"value": "Maisons Clairière : activez le carnet numérique de votre logement", "old_value": null, "attribute_name": "subject"}]'),
	(143, 143, 'CREATED', 'Email', NULL, '[{"value": "client15@foyer.example", "old_value": null, "attribute_name": "email"}, {"value": "Maisons Clairière : activez le carnet numérique de votre logement", "old_value": null, "attribute_name": "subject"}]'),
	(144, 144, 'CREATED', 'Email', NULL, '[{"value": "client16@foyer.example", "old_value": null, "attribute_name": "email"}, {"value": "Maisons Clairière : activez le carnet numérique de votre logement", "old_value": null, "attribute_name": "subject"}]'),
	(145, 145, 'CREATED', 'Email', NULL, '[{"value": "client17@foyer.example", "old_value": null, "attribute_name": "email"}, {"value": "Maisons Clairière : activez le carnet numérique de votre logement", "old_value": null, "attribute_name": "subject"}]'),
	(146, 146, 'CREATED', 'Email', NULL, '[{"value": "client20@foyer.example", "old_value": null, "attribute_name": "email"}, {"value": "Maisons Clairière : activez le carnet numérique de votre logement", "old_value": null, "attribute_name": "subject"}]'),
	(147, 147, 'CREATED', 'Email', NULL, '[{"value": "client21@foyer.example", "old_value": null, "attribute_name": "email"}, {"value": "Maisons Clairière : activez le carnet numérique de votre logement", "old_value": null, "attribute_name": "subject"}]'),
	(148, 148, 'CREATED', 'Email', NULL, '[{"value": "client22@foyer.example", "old_value": null, "attribute_name": "email"}, {"value": "Maisons Clairière : activez le carnet numérique de votre logement", "old_value": null, "attribute_name": "subject"}]'),
	(149, 149, 'CREATED', 'Email', NULL, '[{"value": "client25@foyer.example", "old_value": null, "attribute_name": "email"}, {"value": "Maisons Clairière : activez le carnet numérique de votre logement", "old_value": null, "attribute_name": "subject"}]'),
	(150, 150, 'CREATED', 'Email', NULL, '[{"value": "client26@foyer.example", "old_value": null, "attribute_name": "email"}, {"value": "Maisons Clairière : activez le carnet numérique de votre logement", "old_value": null, "attribute_name": "subject"}]'),
	(151, 151, 'CREATED', 'Email', NULL, '[{"value": "client27@foyer.example", "old_value": null, "attribute_name": "email"}, {"value": "Maisons Clairière : activez le carnet numérique de votre logement", "old_value": null, "attribute_name": "subject"}]'),
	(152, 152, 'CREATED', 'Email', NULL, '[{"value": "client29@foyer.example", "old_value": null, "attribute_name": "email"}, {"value": "Maisons Clairière : activez le carnet numérique de votre logement", "old_value": null, "attribute_name": "subject"}]'),
	(153, 153, 'CREATED', 'Email', NULL, '[{"value": "client31@foyer.example", "old_value": null, "attribute_name": "email"}, {"value": "Maisons Clairière : activez le carnet numérique de votre logement", "old_value": null, "attribute_name": "subject"}]'),
	(154, 154, 'CREATED', 'Email', NULL, '[{"value": "client32@foyer.example", "old_value": null, "attribute_name": "email"}, {"value": "Maisons Clairière : activez le carnet numérique de votre logement", "old_value": null, "attribute_name": "subject"}]'),
	(155, 155, 'CREATED', 'Email', NULL, '[{"value": "client34@foyer.example", "old_value": null, "attribute_name": "email"}, {"value": "Maisons Clairière : activez le carnet numérique de votre logement", "old_value": null, "attribute_name": "subject"}]'),
	(156, 156, 'CREATED', 'Email', NULL, '[{"value": "client35@foyer.example", "old_value": null, "attribute_name": "email"}, {"value": "Maisons Clairière : activez le carnet numérique de votre logement", "old_value": null, "attribute_name": "subject"}]'),
	(157, 157, 'CREATED', 'Email', NULL, '[{"value": "client37@foyer.example", "old_value": null, "attribute_name": "email"}, {"value": "Maisons Clairière : activez le carnet numérique de votre logement", "old_value": null, "attribute_name": "subject"}]'),
	(158, 158, 'CREATED', 'Email', NULL, '[{"value": "client39@foyer.example", "old_value": null, "attribute_name": "email"}, {"value": "Maisons Clairière : activez le carnet numérique de votre logement", "old_value": null, "attribute_name": "subject"}]'),
	(159, 159, 'CREATED', 'Email', NULL, '[{"value": "client40@foyer.example", "old_value": null, "attribute_name": "email"}, {"value": "Maisons Clairière : activez le carnet numérique de votre logement", "old_value": null, "attribute_name": "subject"}]'),
	(160, 160, 'CREATED', 'Email', NULL, '[{"value": "client41@foyer.example", "old_value": null, "attribute_name": "email"}, {"value": "Maisons Clairière : activez le carnet numérique de votre logement", "old_value": null, "attribute_name": "subject"}]'),
	(161, 161, 'CREATED', 'Email', NULL, '[{"value": "client44@foyer.example", "old_value": null, "attribute_name": "email"}, {"value": "Maisons Clairière : activez le carnet numérique de votre logement", "old_value": null, "attribute_name": "subject"}]'),
	(162, 162, 'CREATED', 'Email', NULL, '[{"value": "client45@foyer.example", "old_value": null, "attribute_name": "email"}, {"value": "Maisons Clairière : activez le carnet numérique de votre logement", "old_value": null, "attribute_name": "subject"}]'),
	(163, 163, 'CREATED', 'Email', NULL, '[{"value": "client46@foyer.example", "old_value": null, "attribute_name": "email"}, {"value": "Maisons Clairière : activez le carnet numérique de votre logement", "old_value": null, "attribute_name": "subject"}]'),
	(164, 164, 'CREATED', 'Email', NULL, '[{"value": "client49@foyer.example", "old_value": null, "attribute_name": "email"}, {"value": "Maisons Clairière : activez le carnet numérique de votre logement", "old_value": null, "attribute_name": "subject"}]'),
	(165, 165, 'CREATED', 'Email', NULL, '[{"value": "client50@foyer.example", "old_value": null, "attribute_name": "email"}, {"value": "Maisons Clairière : activez le carnet numérique de votre logement", "old_value": null, "attribute_name": "subject"}]'),
	(166, 166, 'CREATED', 'Email', NULL, '[{"value": "client51@foyer.example", "old_value": null, "attribute_name": "email"}, {"value": "Maisons Clairière : activez le carnet numérique de votre logement", "old_value": null, "attribute_name": "subject"}]'),
	(167, 167, 'CREATED', 'Email', NULL, '[{"value": "client53@foyer.example", "old_value": null, "attribute_name": "email"}, {"value": "Maisons Clairière : activez le carnet numérique de votre logement", "old_value": null, "attribute_name": "subject"}]'),
	(168, 168, 'CREATED', 'Email', NULL, '[{"value": "client55@foyer.example", "old_value": null, "attribute_name": "email"}, {"value": "Maisons Clairière : activez le carnet numérique de votre logement", "old_value": null, "attribute_name": "subject"}]'),
	(169, 169, 'CREATED', 'Email', NULL, '[{"value": "client56@foyer.example", "old_value": null, "attribute_name": "email"}, {"value": "Maisons Clairière : activez le carnet numérique de votre logement", "old_value": null, "attribute_name": "subject"}]'),
	(170, 170, 'CREATED', 'Email', NULL, '[{"value": "gaz2@foyer.example", "old_value": null, "attribute_name": "email"}, {"value": "Chauffage Lenoir : activez le carnet numérique de votre logement", "old_value": null, "attribute_name": "subject"}]'),
	(171, 171, 'CREATED', 'Email', NULL, '[{"value": "gaz3@foyer.example", "old_value": null, "attribute_name": "email"}, {"value": "Chauffage Lenoir : activez le carnet numérique de votre logement", "old_value": null, "attribute_name": "subject"}]'),
	(172, 172, 'CREATED', 'Email', NULL, '[{"value": "gaz4@foyer.example", "old_value": null, "attribute_name": "email"}, {"value": "Chauffage Lenoir : activez le carnet numérique de votre logement", "old_value": null, "attribute_name": "subject"}]'),
	(173, 173, 'CREATED', 'Email', NULL, '[{"value": "gaz6@foyer.example", "old_value": null, "attribute_name": "email"}, {"value": "Chauffage Lenoir : activez le carnet numérique de votre logement", "old_value": null, "attribute_name": "subject"}]'),
	(210, 209, 'UPDATED', 'Residence', NULL, '[{"value": "2026-10-05", "old_value": null, "attribute_name": "commissioning_date"}]'),
	(174, 174, 'CREATED', 'Email', NULL, '[{"value": "gaz7@foyer.example", "old_value": null, "attribute_name": "email"}, {"value": "Chauffage Lenoir : activez le carnet numérique de votre logement", "old_value": null, "attribute_name": "subject"}]'),
	(175, 175, 'CREATED', 'Email', NULL, '[{"value": "gaz8@foyer.example", "old_value": null, "attribute_name": "email"}, {"value": "Chauffage Lenoir : activez le carnet numérique de votre logement", "old_value": null, "attribute_name": "subject"}]'),
	(176, 176, 'UPDATED', 'ResidenceActivationCode', NULL, '[{"value": "2025-12-03T11:39:10.035Z", "old_value": null, "attribute_name": "activation_date"}, {"value": "Claire Aubry", "old_value": null, "attribute_name": "owner"}]'),
	(177, 177, 'UPDATED', 'ResidenceActivationCode', NULL, '[{"value": "2026-06-25T11:39:10.037Z", "old_value": null, "attribute_name": "activation_date"}, {"value": "Service Patrimoine", "old_value": null, "attribute_name": "owner"}]'),
	(178, 178, 'UPDATED', 'ResidenceActivationCode', NULL, '[{"value": "2026-06-25T11:39:10.056Z", "old_value": null, "attribute_name": "activation_date"}, {"value": "Service Patrimoine", "old_value": null, "attribute_name": "owner"}]'),
	(179, 179, 'UPDATED', 'ResidenceActivationCode', NULL, '[{"value": "2026-06-25T11:39:10.060Z", "old_value": null, "attribute_name": "activation_date"}, {"value": "Service Patrimoine", "old_value": null, "attribute_name": "owner"}]'),
	(180, 180, 'UPDATED', 'ResidenceActivationCode', NULL, '[{"value": "2026-06-25T11:39:10.062Z", "old_value": null, "attribute_name": "activation_date"}, {"value": "Service Patrimoine", "old_value": null, "attribute_name": "owner"}]'),
	(181, 181, 'UPDATED', 'ResidenceActivationCode', NULL, '[{"value": "2026-06-25T11:39:10.071Z", "old_value": null, "attribute_name": "activation_date"}, {"value": "Service Patrimoine", "old_value": null, "attribute_name": "owner"}]'),
	(182, 182, 'UPDATED', 'ResidenceActivationCode', NULL, '[{"value": "2026-11-22T10:39:10.109Z", "old_value": null, "attribute_name": "activation_date"}, {"value": "Camille Roux", "old_value": null, "attribute_name": "owner"}]'),
	(183, 183, 'UPDATED', 'ResidenceActivationCode', NULL, '[{"value": "2026-10-25T11:39:05.130Z", "old_value": null, "attribute_name": "activation_date"}, {"value": "Élodie Blanchard", "old_value": null, "attribute_name": "owner"}]'),
	(184, 184, 'UPDATED', 'ResidenceActivationCode', NULL, '[{"value": "2026-09-10T11:39:05.213Z", "old_value": null, "attribute_name": "activation_date"}, {"value": "Aurélie Garnier", "old_value": null, "attribute_name": "owner"}]'),
	(185, 185, 'UPDATED', 'ResidenceActivationCode', NULL, '[{"value": "2026-08-20T11:39:05.258Z", "old_value": null, "attribute_name": "activation_date"}, {"value": "Sandrine Gauthier", "old_value": null, "attribute_name": "owner"}]'),
	(186, 186, 'UPDATED', 'ResidenceActivationCode', NULL, '[{"value": "2026-07-22T11:39:05.288Z", "old_value": null, "attribute_name": "activation_date"}, {"value": "Julie Renard", "old_value": null, "attribute_name": "owner"}]'),
	(187, 187, 'UPDATED', 'ResidenceActivationCode', NULL, '[{"value": "2026-06-07T11:39:05.385Z", "old_value": null, "attribute_name": "activation_date"}, {"value": "Camille Blanchard", "old_value": null, "attribute_name": "owner"}]'),
	(188, 188, 'UPDATED', 'ResidenceActivationCode', NULL, '[{"value": "2026-03-28T11:39:05.668Z", "old_value": null, "attribute_name": "activation_date"}, {"value": "Élodie Blanchard", "old_value": null, "attribute_name": "owner"}]'),
	(189, 189, 'UPDATED', 'ResidenceActivationCode', NULL, '[{"value": "2026-03-08T11:39:05.743Z", "old_value": null, "attribute_name": "activation_date"}, {"value": "Aurélie Colin", "old_value": null, "attribute_name": "owner"}]'),
	(190, 190, 'UPDATED', 'Residence', NULL, '[{"value": "2025-11-20", "old_value": null, "attribute_name": "commissioning_date"}]'),
	(191, 191, 'UPDATED', 'Residence', NULL, '[{"value": "Maison Les Érables", "old_value": "Maison Erables", "attribute_name": "name"}]'),
	(192, 192, 'CREATED', 'ResidenceFolder', NULL, '[{"value": "Réception", "old_value": null, "attribute_name": "name"}]'),
	(193, 193, 'CREATED', 'File', NULL, '[{"value": "Réserves à la réception.pdf", "old_value": null, "attribute_name": "name"}, {"value": "Réception", "old_value": null, "attribute_name": "folder"}]'),
	(194, 194, 'UPDATED', 'ResidenceFolder', NULL, '[{"value": "Livraison", "old_value": "Réception", "attribute_name": "name"}]'),
	(195, 195, 'UPDATED', 'Residence', NULL, '[{"value": "98", "old_value": "96", "attribute_name": "size"}, {"value": "CL-2025-0388", "old_value": "CL-2025-388", "attribute_name": "contract_number"}]'),
	(196, 196, 'UPDATED', 'Address', NULL, '[{"value": "06 12 00 00 00", "old_value": null, "attribute_name": "phones"}]'),
	(197, 197, 'UPDATED', 'File', NULL, '[{"value": "Levée des réserves", "old_value": null, "attribute_name": "labels"}]'),
	(198, 198, 'DELETED', 'File', NULL, '[{"value": null, "old_value": "Réserves à la réception.pdf", "attribute_name": "name"}, {"value": null, "old_value": "Livraison", "attribute_name": "folder"}]'),
	(199, 198, 'DELETED', 'ResidenceFolder', NULL, '[{"value": null, "old_value": "Livraison", "attribute_name": "name"}]');
INSERT INTO public.activity_logs OVERRIDING SYSTEM VALUE VALUES
	(200, 199, 'UPDATED', 'Residence', NULL, '[{"value": "CL-2025-0388", "old_value": "CL-2025-0338", "attribute_name": "contract_number"}]'),
	(201, 200, 'CREATED', 'File', NULL, '[{"value": "Facture cuisine.pdf", "old_value": null, "attribute_name": "name"}, {"value": "Factures", "old_value": null, "attribute_name": "folder"}, {"value": "Facture", "old_value": null, "attribute_name": "labels"}]'),
	(202, 201, 'CREATED', 'File', NULL, '[{"value": "DPE.pdf", "old_value": null, "attribute_name": "name"}, {"value": "Études", "old_value": null, "attribute_name": "folder"}, {"value": "Diagnostic de performance énergétique", "old_value": null, "attribute_name": "labels"}]'),
	(203, 202, 'CREATED', 'File', NULL, '[{"value": "Plan de masse.pdf", "old_value": null, "attribute_name": "name"}, {"value": "Plans", "old_value": null, "attribute_name": "folder"}]'),
	(204, 203, 'CREATED', 'File', NULL, '[{"value": "Attestation de fin de travaux.pdf", "old_value": null, "attribute_name": "name"}, {"value": "Certificats", "old_value": null, "attribute_name": "folder"}, {"value": "Attestation de fin de travaux", "old_value": null, "attribute_name": "labels"}]'),
	(205, 204, 'CREATED', 'File', NULL, '[{"value": "Consuel.pdf", "old_value": null, "attribute_name": "name"}, {"value": "Consuel", "old_value": null, "attribute_name": "folder"}]'),
	(206, 205, 'CREATED', 'File', NULL, '[{"value": "Livraison.jpg", "old_value": null, "attribute_name": "name"}, {"value": "Façade", "old_value": null, "attribute_name": "folder"}]'),
	(207, 206, 'CREATED', 'File', NULL, '[{"value": "Carnet d’information.pdf", "old_value": null, "attribute_name": "name"}, {"value": "Racine", "old_value": null, "attribute_name": "folder"}, {"value": "Carnet d’information du logement", "old_value": null, "attribute_name": "labels"}]'),
	(208, 207, 'UPDATED', 'File', NULL, '[{"value": "Documents utiles", "old_value": "Racine", "attribute_name": "folder"}]'),
	(209, 208, 'UPDATED', 'File', NULL, '[{"value": "Racine", "old_value": "Documents utiles", "attribute_name": "folder"}]'),
	(211, 210, 'CREATED', 'File', NULL, '[{"value": "Contrat de construction.pdf", "old_value": null, "attribute_name": "name"}, {"value": "Contrats", "old_value": null, "attribute_name": "folder"}]'),
	(212, 211, 'CREATED', 'File', NULL, '[{"value": "Plan du rez-de-chaussée.pdf", "old_value": null, "attribute_name": "name"}, {"value": "Plans", "old_value": null, "attribute_name": "folder"}]'),
	(213, 212, 'UPDATED', 'Residence', NULL, '[{"value": "112", "old_value": "110", "attribute_name": "size"}]'),
	(214, 213, 'CREATED', 'File', NULL, '[{"value": "Livret d’accueil.pdf", "old_value": null, "attribute_name": "name"}, {"value": "Racine", "old_value": null, "attribute_name": "folder"}, {"value": "Carnet d’information du logement", "old_value": null, "attribute_name": "labels"}]'),
	(215, 214, 'CREATED', 'File', NULL, '[{"value": "DPE après travaux.pdf", "old_value": null, "attribute_name": "name"}, {"value": "Études", "old_value": null, "attribute_name": "folder"}, {"value": "Diagnostic de performance énergétique", "old_value": null, "attribute_name": "labels"}]'),
	(216, 215, 'CREATED', 'File', NULL, '[{"value": "Contrat secret rival.pdf", "old_value": null, "attribute_name": "name"}, {"value": "Contrats", "old_value": null, "attribute_name": "folder"}]');

INSERT INTO public.addresses OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 0, '12', 'Quai de la Fosse', '44000', 'Nantes', NULL, 'FR', NULL, NULL, NULL, NULL),
	(2, 2, 0, '4', 'Rue de la Commune', '44400', 'Rezé', NULL, 'FR', NULL, NULL, NULL, NULL),
	(3, 3, 0, '31', 'Avenue de la République', '44600', 'Saint-Nazaire', NULL, 'FR', NULL, NULL, NULL, NULL),
	(4, 4, 0, '7', 'Rue des Artisans', '44800', 'Saint-Herblain', NULL, 'FR', NULL, NULL, NULL, NULL),
	(5, 5, 0, '88', 'Boulevard Michelet', '13008', 'Marseille', NULL, 'FR', NULL, NULL, NULL, NULL),
	(6, 6, 0, '23', 'Quai des Bateliers', '67000', 'Strasbourg', NULL, 'FR', NULL, NULL, NULL, NULL),
	(7, 7, 0, '140', 'Cours Lafayette', '69003', 'Lyon', NULL, 'FR', NULL, NULL, NULL, NULL),
	(8, 8, 0, '55', 'Rue Nationale', '59000', 'Lille', NULL, 'FR', NULL, NULL, NULL, NULL),
	(9, 9, 0, '9', 'Rue de Nantes', '35000', 'Rennes', NULL, 'FR', NULL, NULL, NULL, NULL),
	(10, 10, 0, '2', 'Rue de Strasbourg', '44000', 'Nantes', NULL, 'FR', NULL, NULL, NULL, NULL),
	(11, 11, 0, '14', 'Rue des Lilas', '44300', 'Nantes', NULL, 'FR', NULL, NULL, NULL, NULL),
	(12, 12, 0, '3', 'Allée des Érables', '44400', 'Rezé', NULL, 'FR', NULL, NULL, NULL, NULL),
	(13, 13, 0, '27', 'Chemin des Saules', '44230', 'Saint-Sébastien-sur-Loire', NULL, 'FR', NULL, NULL, NULL, NULL),
	(14, 14, 0, '5', 'Impasse des Charmes', '44120', 'Vertou', NULL, 'FR', NULL, NULL, NULL, NULL),
	(15, 15, 0, '40', 'Avenue des Tilleuls', '44600', 'Saint-Nazaire', NULL, 'FR', NULL, NULL, NULL, NULL),
	(16, 16, 0, '12', 'Montée du Belvédère', '69005', 'Lyon', NULL, 'FR', NULL, NULL, NULL, NULL),
	(17, 17, 0, '8', 'Rue des Tonneliers', '67000', 'Strasbourg', NULL, 'FR', NULL, NULL, NULL, NULL),
	(18, 18, 0, '1', 'Rue de la Rance', '35400', 'Saint-Malo', NULL, 'FR', NULL, NULL, NULL, NULL),
	(19, 19, 0, '2', 'Rue du Moulin', '44000', 'Nantes', NULL, 'FR', NULL, NULL, NULL, NULL),
	(20, 20, 0, '9', 'Rue des Vignes', '44400', 'Rezé', NULL, 'FR', NULL, NULL, NULL, NULL),
	(21, 21, 0, '16', 'Allée des Chênes', '44600', 'Saint-Nazaire', NULL, 'FR', NULL, NULL, NULL, NULL),
	(22, 22, 0, '23', 'Rue de l’Église', '44120', 'Vertou', NULL, 'FR', NULL, NULL, NULL, NULL),
	(23, 23, 0, '30', 'Chemin du Lac', '44220', 'Couëron', NULL, 'FR', NULL, NULL, NULL, NULL),
	(24, 24, 0, '37', 'Rue Jean-Jaurès', '44340', 'Bouguenais', NULL, 'FR', NULL, NULL, NULL, NULL),
	(25, 25, 0, '44', 'Impasse du Verger', '44500', 'La Baule-Escoublac', NULL, 'FR', NULL, NULL, NULL, NULL),
	(26, 26, 0, '51', 'Rue des Ajoncs', '44210', 'Pornic', NULL, 'FR', NULL, NULL, NULL, NULL),
	(27, 27, 0, '58', 'Rue du Moulin', '44000', 'Nantes', NULL, 'FR', NULL, NULL, NULL, NULL),
	(28, 28, 0, '65', 'Rue des Vignes', '44400', 'Rezé', NULL, 'FR', NULL, NULL, NULL, NULL),
	(29, 29, 0, '72', 'Allée des Chênes', '44600', 'Saint-Nazaire', NULL, 'FR', NULL, NULL, NULL, NULL),
	(30, 30, 0, '79', 'Rue de l’Église', '44120', 'Vertou', NULL, 'FR', NULL, NULL, NULL, NULL),
	(31, 31, 0, '86', 'Chemin du Lac', '44220', 'Couëron', NULL, 'FR', NULL, NULL, NULL, NULL),
	(32, 32, 0, '3', 'Rue Jean-Jaurès', '44340', 'Bouguenais', NULL, 'FR', NULL, NULL, NULL, NULL),
	(33, 33, 0, '10', 'Impasse du Verger', '44500', 'La Baule-Escoublac', NULL, 'FR', NULL, NULL, NULL, NULL),
	(34, 34, 0, '17', 'Rue des Ajoncs', '44210', 'Pornic', NULL, 'FR', NULL, NULL, NULL, NULL),
	(35, 35, 0, '24', 'Rue du Moulin', '44000', 'Nantes', NULL, 'FR', NULL, NULL, NULL, NULL),
	(36, 36, 0, '31', 'Rue des Vignes', '44400', 'Rezé', NULL, 'FR', NULL, NULL, NULL, NULL),
	(37, 37, 0, '38', 'Allée des Chênes', '44600', 'Saint-Nazaire', NULL, 'FR', NULL, NULL, NULL, NULL),
	(38, 38, 0, '45', 'Rue de l’Église', '44120', 'Vertou', NULL, 'FR', NULL, NULL, NULL, NULL),
	(39, 39, 0, '52', 'Chemin du Lac', '44220', 'Couëron', NULL, 'FR', NULL, NULL, NULL, NULL),
	(40, 40, 0, '59', 'Rue Jean-Jaurès', '44340', 'Bouguenais', NULL, 'FR', NULL, NULL, NULL, NULL),
	(41, 41, 0, '66', 'Impasse du Verger', '44500', 'La Baule-Escoublac', NULL, 'FR', NULL, NULL, NULL, NULL),
	(42, 42, 0, '73', 'Rue des Ajoncs', '44210', 'Pornic', NULL, 'FR', NULL, NULL, NULL, NULL),
	(43, 43, 0, '80', 'Rue du Moulin', '44000', 'Nantes', NULL, 'FR', NULL, NULL, NULL, NULL),
	(44, 44, 0, '87', 'Rue des Vignes', '44400', 'Rezé', NULL, 'FR', NULL, NULL, NULL, NULL),
	(45, 45, 0, '4', 'Allée des Chênes', '44600', 'Saint-Nazaire', NULL, 'FR', NULL, NULL, NULL, NULL),
	(46, 46, 0, '11', 'Rue de l’Église', '44120', 'Vertou', NULL, 'FR', NULL, NULL, NULL, NULL),
	(47, 47, 0, '18', 'Chemin du Lac', '44220', 'Couëron', NULL, 'FR', NULL, NULL, NULL, NULL),
	(48, 48, 0, '25', 'Rue Jean-Jaurès', '44340', 'Bouguenais', NULL, 'FR', NULL, NULL, NULL, NULL),
	(49, 49, 0, '32', 'Impasse du Verger', '44500', 'La Baule-Escoublac', NULL, 'FR', NULL, NULL, NULL, NULL),
	(50, 50, 0, '39', 'Rue des Ajoncs', '44210', 'Pornic', NULL, 'FR', NULL, NULL, NULL, NULL),
	(51, 51, 0, '46', 'Rue du Moulin', '44000', 'Nantes', NULL, 'FR', NULL, NULL, NULL, NULL),
	(52, 52, 0, '53', 'Rue des Vignes', '44400', 'Rezé', NULL, 'FR', NULL, NULL, NULL, NULL),
	(53, 53, 0, '60', 'Allée des Chênes', '44600', 'Saint-Nazaire', NULL, 'FR', NULL, NULL, NULL, NULL),
	(54, 54, 0, '67', 'Rue de l’Église', '44120', 'Vertou', NULL, 'FR', NULL, NULL, NULL, NULL),
	(55, 55, 0, '74', 'Chemin du Lac', '44220', 'Couëron', NULL, 'FR', NULL, NULL, NULL, NULL),
	(56, 56, 0, '81', 'Rue Jean-Jaurès', '44340', 'Bouguenais', NULL, 'FR', NULL, NULL, NULL, NULL),
	(57, 57, 0, '88', 'Impasse du Verger', '44500', 'La Baule-Escoublac', NULL, 'FR', NULL, NULL, NULL, NULL),
	(58, 58, 0, '5', 'Rue des Ajoncs', '44210', 'Pornic', NULL, 'FR', NULL, NULL, NULL, NULL),
	(59, 59, 0, '12', 'Rue du Moulin', '44000', 'Nantes', NULL, 'FR', NULL, NULL, NULL, NULL),
	(60, 60, 0, '19', 'Rue des Vignes', '44400', 'Rezé', NULL, 'FR', NULL, NULL, NULL, NULL),
	(61, 61, 0, '26', 'Allée des Chênes', '44600', 'Saint-Nazaire', NULL, 'FR', NULL, NULL, NULL, NULL),
	(62, 62, 0, '33', 'Rue de l’Église', '44120', 'Vertou', NULL, 'FR', NULL, NULL, NULL, NULL),
	(63, 63, 0, '40', 'Chemin du Lac', '44220', 'Couëron', NULL, 'FR', NULL, NULL, NULL, NULL),
	(64, 64, 0, '47', 'Rue Jean-Jaurès', '44340', 'Bouguenais', NULL, 'FR', NULL, NULL, NULL, NULL),
	(65, 65, 0, '54', 'Impasse du Verger', '44500', 'La Baule-Escoublac', NULL, 'FR', NULL, NULL, NULL, NULL),
	(66, 66, 0, '61', 'Rue des Ajoncs', '44210', 'Pornic', NULL, 'FR', NULL, NULL, NULL, NULL),
	(67, 67, 0, '68', 'Rue du Moulin', '44000', 'Nantes', NULL, 'FR', NULL, NULL, NULL, NULL),
	(68, 68, 0, '75', 'Rue des Vignes', '44400', 'Rezé', NULL, 'FR', NULL, NULL, NULL, NULL),
	(69, 69, 0, '82', 'Allée des Chênes', '44600', 'Saint-Nazaire', NULL, 'FR', NULL, NULL, NULL, NULL),
	(70, 70, 0, '89', 'Rue de l’Église', '44120', 'Vertou', NULL, 'FR', NULL, NULL, NULL, NULL),
	(71, 71, 0, '6', 'Chemin du Lac', '44220', 'Couëron', NULL, 'FR', NULL, NULL, NULL, NULL),
	(72, 72, 0, '13', 'Rue Jean-Jaurès', '44340', 'Bouguenais', NULL, 'FR', NULL, NULL, NULL, NULL),
	(73, 73, 0, '20', 'Impasse du Verger', '44500', 'La Baule-Escoublac', NULL, 'FR', NULL, NULL, NULL, NULL),
	(74, 74, 0, '27', 'Rue des Ajoncs', '44210', 'Pornic', NULL, 'FR', NULL, NULL, NULL, NULL),
	(75, 75, 0, '5', 'Allée des Chênes', '44000', 'Nantes', NULL, 'FR', NULL, NULL, NULL, NULL),
	(76, 76, 0, '8', 'Rue de l’Église', '44400', 'Rezé', NULL, 'FR', NULL, NULL, NULL, NULL),
	(77, 77, 0, '11', 'Chemin du Lac', '44600', 'Saint-Nazaire', NULL, 'FR', NULL, NULL, NULL, NULL),
	(78, 78, 0, '14', 'Rue Jean-Jaurès', '44120', 'Vertou', NULL, 'FR', NULL, NULL, NULL, NULL),
	(79, 79, 0, '17', 'Impasse du Verger', '44220', 'Couëron', NULL, 'FR', NULL, NULL, NULL, NULL),
	(80, 80, 0, '20', 'Rue des Ajoncs', '44340', 'Bouguenais', NULL, 'FR', NULL, NULL, NULL, NULL),
	(81, 81, 0, '23', 'Rue du Moulin', '44500', 'La Baule-Escoublac', NULL, 'FR', NULL, NULL, NULL, NULL),
	(82, 82, 0, '26', 'Rue des Vignes', '44210', 'Pornic', NULL, 'FR', NULL, NULL, NULL, NULL),
	(83, 83, 0, '40', 'Avenue des Tilleuls', '44600', 'Saint-Nazaire', NULL, 'FR', NULL, NULL, NULL, NULL),
	(84, 84, 0, '40', 'Avenue des Tilleuls', '44600', 'Saint-Nazaire', NULL, 'FR', NULL, NULL, NULL, NULL),
	(85, 85, 0, '40', 'Avenue des Tilleuls', '44600', 'Saint-Nazaire', NULL, 'FR', NULL, NULL, NULL, NULL),
	(86, 86, 0, '40', 'Avenue des Tilleuls', '44600', 'Saint-Nazaire', NULL, 'FR', NULL, NULL, NULL, NULL),
	(87, 87, 0, '40', 'Avenue des Tilleuls', '44600', 'Saint-Nazaire', NULL, 'FR', NULL, NULL, NULL, NULL),
	(88, 88, 0, '40', 'Avenue des Tilleuls', '44600', 'Saint-Nazaire', NULL, 'FR', NULL, NULL, NULL, NULL),
	(89, 89, 0, '40', 'Avenue des Tilleuls', '44600', 'Saint-Nazaire', NULL, 'FR', NULL, NULL, NULL, NULL),
	(90, 90, 0, '40', 'Avenue des Tilleuls', '44600', 'Saint-Nazaire', NULL, 'FR', NULL, NULL, NULL, NULL),
	(91, 91, 0, '40', 'Avenue des Tilleuls', '44600', 'Saint-Nazaire', NULL, 'FR', NULL, NULL, NULL, NULL),
	(92, 92, 0, '40', 'Avenue des Tilleuls', '44600', 'Saint-Nazaire', NULL, 'FR', NULL, NULL, NULL, NULL),
	(93, 93, 0, '40', 'Avenue des Tilleuls', '44600', 'Saint-Nazaire', NULL, 'FR', NULL, NULL, NULL, NULL),
	(94, 94, 0, '40', 'Avenue des Tilleuls', '44600', 'Saint-Nazaire', NULL, 'FR', NULL, NULL, NULL, NULL),
	(95, 95, 0, '12', 'Montée du Belvédère', '69005', 'Lyon', NULL, 'FR', NULL, NULL, NULL, NULL),
	(96, 96, 0, '12', 'Montée du Belvédère', '69005', 'Lyon', NULL, 'FR', NULL, NULL, NULL, NULL),
	(97, 97, 0, '12', 'Montée du Belvédère', '69005', 'Lyon', NULL, 'FR', NULL, NULL, NULL, NULL),
	(98, 98, 0, '12', 'Montée du Belvédère', '69005', 'Lyon', NULL, 'FR', NULL, NULL, NULL, NULL),
	(99, 99, 0, '12', 'Montée du Belvédère', '69005', 'Lyon', NULL, 'FR', NULL, NULL, NULL, NULL),
	(100, 100, 0, '12', 'Montée du Belvédère', '69005', 'Lyon', NULL, 'FR', NULL, NULL, NULL, NULL);
INSERT INTO public.addresses OVERRIDING SYSTEM VALUE VALUES
	(101, 101, 0, '12', 'Montée du Belvédère', '69005', 'Lyon', NULL, 'FR', NULL, NULL, NULL, NULL),
	(102, 102, 0, '12', 'Montée du Belvédère', '69005', 'Lyon', NULL, 'FR', NULL, NULL, NULL, NULL),
	(103, 103, 0, '12', 'Montée du Belvédère', '69005', 'Lyon', NULL, 'FR', NULL, NULL, NULL, NULL),
	(104, 104, 0, '12', 'Montée du Belvédère', '69005', 'Lyon', NULL, 'FR', NULL, NULL, NULL, NULL),
	(105, 105, 0, '12', 'Montée du Belvédère', '69005', 'Lyon', NULL, 'FR', NULL, NULL, NULL, NULL),
	(106, 106, 0, '12', 'Montée du Belvédère', '69005', 'Lyon', NULL, 'FR', NULL, NULL, NULL, NULL),
	(107, 107, 0, '12', 'Montée du Belvédère', '69005', 'Lyon', NULL, 'FR', NULL, NULL, NULL, NULL),
	(108, 108, 0, '12', 'Montée du Belvédère', '69005', 'Lyon', NULL, 'FR', NULL, NULL, NULL, NULL),
	(109, 109, 0, '12', 'Montée du Belvédère', '69005', 'Lyon', NULL, 'FR', NULL, NULL, NULL, NULL),
	(110, 110, 0, '12', 'Montée du Belvédère', '69005', 'Lyon', NULL, 'FR', NULL, NULL, NULL, NULL),
	(111, 111, 0, '12', 'Montée du Belvédère', '69005', 'Lyon', NULL, 'FR', NULL, NULL, NULL, NULL),
	(112, 112, 0, '12', 'Montée du Belvédère', '69005', 'Lyon', NULL, 'FR', NULL, NULL, NULL, NULL),
	(113, 113, 0, '12', 'Montée du Belvédère', '69005', 'Lyon', NULL, 'FR', NULL, NULL, NULL, NULL),
	(114, 114, 0, '12', 'Montée du Belvédère', '69005', 'Lyon', NULL, 'FR', NULL, NULL, NULL, NULL),
	(115, 115, 0, '12', 'Montée du Belvédère', '69005', 'Lyon', NULL, 'FR', NULL, NULL, NULL, NULL),
	(116, 116, 0, '12', 'Montée du Belvédère', '69005', 'Lyon', NULL, 'FR', NULL, NULL, NULL, NULL),
	(117, 117, 0, '12', 'Montée du Belvédère', '69005', 'Lyon', NULL, 'FR', NULL, NULL, NULL, NULL),
	(118, 118, 0, '12', 'Montée du Belvédère', '69005', 'Lyon', NULL, 'FR', NULL, NULL, NULL, NULL),
	(119, 119, 0, '12', 'Montée du Belvédère', '69005', 'Lyon', NULL, 'FR', NULL, NULL, NULL, NULL),
	(120, 120, 0, '12', 'Montée du Belvédère', '69005', 'Lyon', NULL, 'FR', NULL, NULL, NULL, NULL),
	(121, 121, 0, '12', 'Montée du Belvédère', '69005', 'Lyon', NULL, 'FR', NULL, NULL, NULL, NULL),
	(122, 122, 0, '12', 'Montée du Belvédère', '69005', 'Lyon', NULL, 'FR', NULL, NULL, NULL, NULL),
	(123, 123, 0, '12', 'Montée du Belvédère', '69005', 'Lyon', NULL, 'FR', NULL, NULL, NULL, NULL),
	(124, 124, 0, '12', 'Montée du Belvédère', '69005', 'Lyon', NULL, 'FR', NULL, NULL, NULL, NULL),
	(125, 125, 0, '12', 'Montée du Belvédère', '69005', 'Lyon', NULL, 'FR', NULL, NULL, NULL, NULL),
	(126, 126, 0, '12', 'Montée du Belvédère', '69005', 'Lyon', NULL, 'FR', NULL, NULL, NULL, NULL),
	(127, 127, 0, '12', 'Montée du Belvédère', '69005', 'Lyon', NULL, 'FR', NULL, NULL, NULL, NULL),
	(128, 128, 0, '12', 'Montée du Belvédère', '69005', 'Lyon', NULL, 'FR', NULL, NULL, NULL, NULL),
	(129, 129, 0, '12', 'Montée du Belvédère', '69005', 'Lyon', NULL, 'FR', NULL, NULL, NULL, NULL),
	(130, 130, 0, '12', 'Montée du Belvédère', '69005', 'Lyon', NULL, 'FR', NULL, NULL, NULL, NULL),
	(131, 131, 0, '12', 'Montée du Belvédère', '69005', 'Lyon', NULL, 'FR', NULL, NULL, NULL, NULL),
	(132, 132, 0, '12', 'Montée du Belvédère', '69005', 'Lyon', NULL, 'FR', NULL, NULL, NULL, NULL),
	(133, 133, 0, '12', 'Montée du Belvédère', '69005', 'Lyon', NULL, 'FR', NULL, NULL, NULL, NULL),
	(134, 134, 0, '12', 'Montée du Belvédère', '69005', 'Lyon', NULL, 'FR', NULL, NULL, NULL, NULL);

INSERT INTO public.communication_channels OVERRIDING SYSTEM VALUE VALUES
	(1, 'INVITE_OWNER_INSTALLER', 'Invitation du propriétaire (installateur)', 'Owner invitation (installer)', 'user', 'mail', true, false, NULL),
	(2, 'INVITE_OWNER_RENOVATION', 'Invitation du propriétaire (rénovation)', 'Owner invitation (renovation)', 'user', 'mail', true, false, NULL),
	(3, 'INVITE_OWNER_RESIDENCE_BUILDER', 'Invitation du propriétaire (constructeur)', 'Owner invitation (builder)', 'user', 'mail', true, false, NULL),
	(4, 'INVITE_OWNER', 'Invitation du propriétaire', 'Owner invitation', 'user', 'mail', true, false, NULL),
	(5, 'INVITE_TENANT_SOCIAL_LANDLORD', 'Invitation du locataire', 'Tenant invitation', 'user', 'mail', true, false, NULL),
	(6, 'PASSWORD_RESET', 'Réinitialisation du mot de passe', 'Password reset', 'user', 'mail', true, false, NULL),
	(7, 'PASSWORD_CHANGED', 'Mot de passe modifié', 'Password changed', 'user', 'mail', true, false, NULL),
	(8, 'EMAIL_VALIDATION', 'Validation de l’adresse e-mail', 'Email validation', 'user', 'mail', true, false, NULL),
	(9, 'EMAIL_CHANGED', 'Adresse e-mail modifiée', 'Email changed', 'user', 'mail', true, false, NULL),
	(10, 'ACCOUNT_DELETED', 'Compte supprimé', 'Account deleted', 'user', 'mail', true, false, NULL),
	(11, 'COMPANY_OWNER_INVITATION', 'Invitation du compte propriétaire', 'Owner account invitation', 'user', 'mail', true, false, NULL),
	(12, 'RESIDENCE_CODE', 'Rappel du code logement', 'Residence code reminder', 'user', 'mail', true, false, NULL),
	(13, 'ACCESS_REQUEST', 'Demande d’accès à un logement', 'Home access request', 'user', 'mail', true, true, NULL),
	(14, 'MAINTENANCE_REMINDER', 'Rappels d’entretien', 'Maintenance reminders', 'user', 'mail', true, true, NULL),
	(15, 'RESIDENCE_ACTIVATED', 'Logement activé', 'Home activated', 'builder', 'mail', true, true, NULL),
	(16, 'WEEKLY_REPORT', 'Bilan hebdomadaire', 'Weekly report', 'builder', 'mail', true, true, NULL),
	(17, 'PRODUCT_REQUEST', 'Demande d’ajout au catalogue', 'Catalogue request', 'builder', 'mail', true, false, NULL),
	(18, 'RESOURCE_ACCESS_GRANTED', 'Accès accordé par une société', 'Access granted by a company', 'user', 'mail', true, false, NULL);

INSERT INTO public.communication_log_events OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 'deferred', '2026-11-10 11:43:08.557+00', '{"event": "deferred"}'),
	(2, 1, 'delivered', '2026-11-10 12:14:08.557+00', '{"event": "delivered"}'),
	(3, 2, 'delivered', '2026-11-17 11:40:08.614+00', '{"event": "delivered"}'),
	(4, 2, 'opened', '2026-11-17 14:49:08.614+00', '{"event": "opened"}'),
	(5, 2, 'clicks', '2026-11-17 14:50:08.614+00', '{"event": "clicks"}'),
	(6, 3, 'delivered', '2025-12-01 11:40:08.628+00', '{"event": "delivered"}'),
	(7, 3, 'opened', '2025-12-01 14:49:08.628+00', '{"event": "opened"}'),
	(8, 3, 'clicks', '2025-12-01 14:50:08.628+00', '{"event": "clicks"}'),
	(9, 4, 'softBounces', '2026-11-06 11:41:08.651+00', '{"event": "softBounces"}'),
	(10, 5, 'delivered', '2026-11-13 11:40:08.668+00', '{"event": "delivered"}'),
	(11, 6, 'delivered', '2026-10-23 11:40:08.687+00', '{"event": "delivered"}'),
	(12, 6, 'opened', '2026-10-23 14:49:08.687+00', '{"event": "opened"}'),
	(13, 6, 'clicks', '2026-10-23 14:50:08.687+00', '{"event": "clicks"}'),
	(14, 7, 'delivered', '2026-07-25 11:40:08.7+00', '{"event": "delivered"}'),
	(15, 7, 'opened', '2026-07-25 14:49:08.7+00', '{"event": "opened"}'),
	(16, 7, 'clicks', '2026-07-25 14:50:08.7+00', '{"event": "clicks"}'),
	(17, 8, 'delivered', '2026-08-18 11:40:08.717+00', '{"event": "delivered"}'),
	(18, 9, 'softBounces', '2026-11-19 11:45:08.737+00', '{"event": "softBounces"}'),
	(19, 10, 'delivered', '2026-11-21 11:40:05.113+00', '{"event": "delivered"}'),
	(20, 10, 'opened', '2026-11-21 14:49:05.113+00', '{"event": "opened"}'),
	(21, 10, 'clicks', '2026-11-21 14:50:05.113+00', '{"event": "clicks"}'),
	(22, 11, 'delivered', '2026-11-17 11:40:05.116+00', '{"event": "delivered"}'),
	(23, 11, 'opened', '2026-11-17 12:24:05.116+00', '{"event": "opened"}'),
	(24, 12, 'delivered', '2026-11-13 11:41:05.12+00', '{"event": "delivered"}'),
	(25, 13, 'delivered', '2026-11-01 11:40:05.124+00', '{"event": "delivered"}'),
	(26, 13, 'softBounces', '2026-11-01 12:09:05.124+00', '{"event": "softBounces"}'),
	(27, 14, 'delivered', '2026-10-23 11:40:05.13+00', '{"event": "delivered"}'),
	(28, 14, 'opened', '2026-10-23 14:49:05.13+00', '{"event": "opened"}'),
	(29, 14, 'clicks', '2026-10-23 14:50:05.13+00', '{"event": "clicks"}'),
	(30, 15, 'deferred', '2026-10-19 11:44:05.134+00', '{"event": "deferred"}'),
	(31, 16, 'delivered', '2026-10-07 11:40:05.149+00', '{"event": "delivered"}'),
	(32, 16, 'opened', '2026-10-09 11:59:05.149+00', '{"event": "opened"}'),
	(33, 17, 'hardBounces', '2026-10-03 11:40:05.154+00', '{"event": "hardBounces"}'),
	(34, 18, 'blocked', '2026-09-24 11:40:05.183+00', '{"event": "blocked"}'),
	(35, 20, 'delivered', '2026-09-08 11:40:05.213+00', '{"event": "delivered"}'),
	(36, 20, 'opened', '2026-09-08 14:49:05.213+00', '{"event": "opened"}'),
	(37, 20, 'clicks', '2026-09-08 14:50:05.213+00', '{"event": "clicks"}'),
	(38, 21, 'delivered', '2026-09-04 11:40:05.22+00', '{"event": "delivered"}'),
	(39, 21, 'opened', '2026-09-04 12:24:05.22+00', '{"event": "opened"}'),
	(40, 22, 'delivered', '2026-08-18 11:40:05.258+00', '{"event": "delivered"}'),
	(41, 22, 'opened', '2026-08-18 14:49:05.258+00', '{"event": "opened"}'),
	(42, 22, 'clicks', '2026-08-18 14:50:05.258+00', '{"event": "clicks"}'),
	(43, 23, 'delivered', '2026-08-14 11:40:05.266+00', '{"event": "delivered"}'),
	(44, 23, 'softBounces', '2026-08-14 12:09:05.266+00', '{"event": "softBounces"}'),
	(45, 24, 'delivered', '2026-08-10 11:40:05.274+00', '{"event": "delivered"}'),
	(46, 24, 'opened', '2026-08-10 14:49:05.274+00', '{"event": "opened"}'),
	(47, 24, 'clicks', '2026-08-10 14:50:05.274+00', '{"event": "clicks"}'),
	(48, 25, 'invalidEmail', '2026-07-24 11:40:05.287+00', '{"event": "invalidEmail"}'),
	(49, 26, 'delivered', '2026-07-20 11:40:05.288+00', '{"event": "delivered"}'),
	(50, 26, 'opened', '2026-07-22 11:59:05.288+00', '{"event": "opened"}'),
	(51, 27, 'hardBounces', '2026-07-16 11:40:05.29+00', '{"event": "hardBounces"}'),
	(52, 28, 'delivered', '2026-07-04 11:40:05.299+00', '{"event": "delivered"}'),
	(53, 28, 'unsubscribed', '2026-07-07 06:19:05.299+00', '{"event": "unsubscribed"}'),
	(54, 30, 'delivered', '2026-06-21 11:40:05.355+00', '{"event": "delivered"}'),
	(55, 30, 'opened', '2026-06-21 14:49:05.355+00', '{"event": "opened"}'),
	(56, 30, 'clicks', '2026-06-21 14:50:05.355+00', '{"event": "clicks"}'),
	(57, 31, 'delivered', '2026-06-09 11:41:05.366+00', '{"event": "delivered"}'),
	(58, 32, 'delivered', '2026-06-05 11:40:05.385+00', '{"event": "delivered"}'),
	(59, 32, 'opened', '2026-06-05 14:49:05.385+00', '{"event": "opened"}'),
	(60, 32, 'clicks', '2026-06-05 14:50:05.385+00', '{"event": "clicks"}'),
	(61, 33, 'delivered', '2026-05-27 11:40:05.425+00', '{"event": "delivered"}'),
	(62, 33, 'softBounces', '2026-05-27 12:09:05.425+00', '{"event": "softBounces"}'),
	(63, 34, 'deferred', '2026-05-15 11:44:05.557+00', '{"event": "deferred"}'),
	(64, 35, 'invalidEmail', '2026-05-11 11:40:05.58+00', '{"event": "invalidEmail"}'),
	(65, 36, 'delivered', '2026-05-07 11:40:05.591+00', '{"event": "delivered"}'),
	(66, 36, 'opened', '2026-05-09 11:59:05.591+00', '{"event": "opened"}'),
	(67, 37, 'blocked', '2026-04-20 11:40:05.625+00', '{"event": "blocked"}'),
	(68, 38, 'delivered', '2026-04-16 11:40:05.634+00', '{"event": "delivered"}'),
	(69, 38, 'unsubscribed', '2026-04-19 06:19:05.634+00', '{"event": "unsubscribed"}'),
	(70, 40, 'delivered', '2026-03-26 11:40:05.668+00', '{"event": "delivered"}'),
	(71, 40, 'opened', '2026-03-26 12:24:05.668+00', '{"event": "opened"}'),
	(72, 41, 'delivered', '2026-03-22 11:41:05.687+00', '{"event": "delivered"}'),
	(73, 42, 'delivered', '2026-03-18 11:40:05.713+00', '{"event": "delivered"}'),
	(74, 42, 'opened', '2026-03-18 14:49:05.713+00', '{"event": "opened"}'),
	(75, 42, 'clicks', '2026-03-18 14:50:05.713+00', '{"event": "clicks"}'),
	(76, 43, 'delivered', '2026-03-06 11:40:05.743+00', '{"event": "delivered"}'),
	(77, 43, 'opened', '2026-03-06 14:49:05.743+00', '{"event": "opened"}'),
	(78, 43, 'clicks', '2026-03-06 14:50:05.743+00', '{"event": "clicks"}'),
	(79, 44, 'deferred', '2026-02-25 11:44:05.752+00', '{"event": "deferred"}'),
	(80, 45, 'invalidEmail', '2026-02-21 11:40:05.763+00', '{"event": "invalidEmail"}'),
	(81, 46, 'hardBounces', '2026-11-21 11:40:05.789+00', '{"event": "hardBounces"}'),
	(82, 47, 'blocked', '2026-11-21 11:40:05.816+00', '{"event": "blocked"}'),
	(83, 48, 'delivered', '2026-11-21 11:40:05.836+00', '{"event": "delivered"}'),
	(84, 48, 'unsubscribed', '2026-11-22 11:39:09.915+00', '{"event": "unsubscribed"}'),
	(85, 49, 'delivered', '2026-11-17 11:40:05.857+00', '{"event": "delivered"}'),
	(86, 49, 'opened', '2026-11-17 14:49:05.857+00', '{"event": "opened"}'),
	(87, 49, 'clicks', '2026-11-17 14:50:05.857+00', '{"event": "clicks"}'),
	(88, 50, 'delivered', '2026-11-17 11:40:05.866+00', '{"event": "delivered"}'),
	(89, 50, 'opened', '2026-11-17 12:24:05.866+00', '{"event": "opened"}'),
	(90, 51, 'delivered', '2026-11-17 11:41:05.871+00', '{"event": "delivered"}');

INSERT INTO public.communication_logs OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 2, 'INVITE_OWNER_RESIDENCE_BUILDER', NULL, 'famille.roux@foyer.example', 'fr-FR', 'Maisons Clairière : activez le carnet numérique de votre logement', '<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-colo', 'SENT', '<demo-1-1794310748557@logis.example>', 4, '2026-11-10 11:39:08.557+00', '2026-11-10 11:39:10.557+00', NULL),
	(2, 1, 2, 'INVITE_OWNER_RESIDENCE_BUILDER', NULL, 'famille.roux@foyer.example', 'fr-FR', 'Maisons Clairière : activez le carnet numérique de votre logement', '<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-colo', 'SENT', '<demo-1-1794915548614@logis.example>', 4, '2026-11-17 11:39:08.614+00', '2026-11-17 11:39:10.614+00', NULL),
	(3, 2, 2, 'INVITE_OWNER_RESIDENCE_BUILDER', 16, 'claire@foyer.example', 'fr-FR', 'Maisons Clairière : activez le carnet numérique de votre logement', '<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-colo', 'SENT', '<demo-2-1764589148628@logis.example>', 4, '2025-12-01 11:39:08.628+00', '2025-12-01 11:39:10.628+00', NULL),
	(4, 7, 6, 'INVITE_OWNER_RENOVATION', NULL, 'schmitt@foyer.example', 'fr-FR', 'Rénov’Est : activez le carnet numérique de votre logement', '<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-colo', 'SENT', '<demo-7-1793965148651@logis.example>', 9, '2026-11-06 11:39:08.651+00', '2026-11-06 11:39:10.651+00', NULL),
	(5, 7, 6, 'INVITE_OWNER_RENOVATION', NULL, 'schmitt@foyer.example', 'fr-FR', 'Rénov’Est : activez le carnet numérique de votre logement', '<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-colo', 'SENT', '<demo-7-1794569948668@logis.example>', 9, '2026-11-13 11:39:08.668+00', '2026-11-13 11:39:10.668+00', NULL),
	(6, 8, 9, 'INVITE_OWNER_RESIDENCE_BUILDER', NULL, 'secret@rivale.example', 'fr-FR', 'Bâtir Ouest : activez le carnet numérique de votre logement', '<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-colo', 'SENT', '<demo-8-1792755548687@logis.example>', 12, '2026-10-23 11:39:08.687+00', '2026-10-23 11:39:10.687+00', NULL),
	(7, 73, 3, 'INVITE_TENANT_SOCIAL_LANDLORD', 17, 'tom@foyer.example', 'fr-FR', 'Habitat Rivages vous ouvre l’espace de votre logement', '<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-colo', 'SENT', '<demo-73-1784979548700@logis.example>', 5, '2026-07-25 11:39:08.7+00', '2026-07-25 11:39:10.7+00', NULL),
	(8, 74, 3, 'INVITE_TENANT_SOCIAL_LANDLORD', NULL, 'nadia.benali@foyer.example', 'fr-FR', 'Habitat Rivages vous ouvre l’espace de votre logement', '<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-colo', 'SENT', '<demo-74-1787053148717@logis.example>', 5, '2026-08-18 11:39:08.717+00', '2026-08-18 11:39:10.717+00', NULL),
	(9, 79, 3, 'INVITE_TENANT_SOCIAL_LANDLORD', NULL, 'julien.morel@foyer.example', 'fr-FR', 'Habitat Rivages vous ouvre l’espace de votre logement', '<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-colo', 'SENT', '<demo-79-1795088348737@logis.example>', 5, '2026-11-19 11:39:08.737+00', '2026-11-19 11:39:10.737+00', NULL),
	(10, 9, 2, 'INVITE_OWNER_RESIDENCE_BUILDER', NULL, 'client1@foyer.example', 'fr-FR', 'Maisons Clairière : activez le carnet numérique de votre logement', '<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-colo', 'SENT', '<demo-9-1795261145113@logis.example>', 4, '2026-11-21 11:39:05.113+00', '2026-11-21 11:39:07.113+00', NULL),
	(11, 10, 2, 'INVITE_OWNER_RESIDENCE_BUILDER', NULL, 'client2@foyer.example', 'fr-FR', 'Maisons Clairière : activez le carnet numérique de votre logement', '<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-colo', 'SENT', '<demo-10-1794915545116@logis.example>', 4, '2026-11-17 11:39:05.116+00', '2026-11-17 11:39:07.116+00', NULL),
	(12, 11, 2, 'INVITE_OWNER_RESIDENCE_BUILDER', NULL, 'client3@foyer.example', 'fr-FR', 'Maisons Clairière : activez le carnet numérique de votre logement', '<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-colo', 'SENT', '<demo-11-1794569945120@logis.example>', 4, '2026-11-13 11:39:05.12+00', '2026-11-13 11:39:07.12+00', NULL),
	(13, 13, 2, 'INVITE_OWNER_RESIDENCE_BUILDER', NULL, 'client5@foyer.example', 'fr-FR', 'Maisons Clairière : activez le carnet numérique de votre logement', '<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-colo', 'SENT', '<demo-13-1793533145124@logis.example>', 4, '2026-11-01 11:39:05.124+00', '2026-11-01 11:39:07.124+00', NULL),
	(14, 15, 2, 'INVITE_OWNER_RESIDENCE_BUILDER', NULL, 'client7@foyer.example', 'fr-FR', 'Maisons Clairière : activez le carnet numérique de votre logement', '<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-colo', 'SENT', '<demo-15-1792755545130@logis.example>', 4, '2026-10-23 11:39:05.13+00', '2026-10-23 11:39:07.13+00', NULL),
	(15, 16, 2, 'INVITE_OWNER_RESIDENCE_BUILDER', NULL, 'client8@foyer.example', 'fr-FR', 'Maisons Clairière : activez le carnet numérique de votre logement', '<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-colo', 'SENT', '<demo-16-1792409945134@logis.example>', 4, '2026-10-19 11:39:05.134+00', '2026-10-19 11:39:07.134+00', NULL),
	(16, 18, 2, 'INVITE_OWNER_RESIDENCE_BUILDER', NULL, 'client10@foyer.example', 'fr-FR', 'Maisons Clairière : activez le carnet numérique de votre logement', '<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-colo', 'SENT', '<demo-18-1791373145149@logis.example>', 4, '2026-10-07 11:39:05.149+00', '2026-10-07 11:39:07.149+00', NULL),
	(17, 19, 2, 'INVITE_OWNER_RESIDENCE_BUILDER', NULL, 'client11@foyer.example', 'fr-FR', 'Maisons Clairière : activez le carnet numérique de votre logement', '<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-colo', 'SENT', '<demo-19-1791027545154@logis.example>', 4, '2026-10-03 11:39:05.154+00', '2026-10-03 11:39:07.154+00', NULL),
	(18, 21, 2, 'INVITE_OWNER_RESIDENCE_BUILDER', NULL, 'client13@foyer.example', 'fr-FR', 'Maisons Clairière : activez le carnet numérique de votre logement', '<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-colo', 'SENT', '<demo-21-1790249945183@logis.example>', 4, '2026-09-24 11:39:05.183+00', '2026-09-24 11:39:07.183+00', NULL),
	(19, 23, 2, 'INVITE_OWNER_RESIDENCE_BUILDER', NULL, 'client15@foyer.example', 'fr-FR', 'Maisons Clairière : activez le carnet numérique de votre logement', '<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-colo', 'SENT', '<demo-23-1789213145196@logis.example>', 4, '2026-09-12 11:39:05.196+00', '2026-09-12 11:39:07.196+00', NULL),
	(20, 24, 2, 'INVITE_OWNER_RESIDENCE_BUILDER', NULL, 'client16@foyer.example', 'fr-FR', 'Maisons Clairière : activez le carnet numérique de votre logement', '<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-colo', 'SENT', '<demo-24-1788867545213@logis.example>', 4, '2026-09-08 11:39:05.213+00', '2026-09-08 11:39:07.213+00', NULL),
	(21, 25, 2, 'INVITE_OWNER_RESIDENCE_BUILDER', NULL, 'client17@foyer.example', 'fr-FR', 'Maisons Clairière : activez le carnet numérique de votre logement', '<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-colo', 'SENT', '<demo-25-1788521945220@logis.example>', 4, '2026-09-04 11:39:05.22+00', '2026-09-04 11:39:07.22+00', NULL),
	(22, 28, 2, 'INVITE_OWNER_RESIDENCE_BUILDER', NULL, 'client20@foyer.example', 'fr-FR', 'Maisons Clairière : activez le carnet numérique de votre logement', '<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-colo', 'SENT', '<demo-28-1787053145258@logis.example>', 4, '2026-08-18 11:39:05.258+00', '2026-08-18 11:39:07.258+00', NULL),
	(23, 29, 2, 'INVITE_OWNER_RESIDENCE_BUILDER', NULL, 'client21@foyer.example', 'fr-FR', 'Maisons Clairière : activez le carnet numérique de votre logement', '<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-colo', 'SENT', '<demo-29-1786707545266@logis.example>', 4, '2026-08-14 11:39:05.266+00', '2026-08-14 11:39:07.266+00', NULL),
	(24, 30, 2, 'INVITE_OWNER_RESIDENCE_BUILDER', NULL, 'client22@foyer.example', 'fr-FR', 'Maisons Clairière : activez le carnet numérique de votre logement', '<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-colo', 'SENT', '<demo-30-1786361945274@logis.example>', 4, '2026-08-10 11:39:05.274+00', '2026-08-10 11:39:07.274+00', NULL),
	(25, 33, 2, 'INVITE_OWNER_RESIDENCE_BUILDER', NULL, 'client25@foyer.example', 'fr-FR', 'Maisons Clairière : activez le carnet numérique de votre logement', '<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-colo', 'SENT', '<demo-33-1784893145287@logis.example>', 4, '2026-07-24 11:39:05.287+00', '2026-07-24 11:39:07.287+00', NULL),
	(26, 34, 2, 'INVITE_OWNER_RESIDENCE_BUILDER', NULL, 'client26@foyer.example', 'fr-FR', 'Maisons Clairière : activez le carnet numérique de votre logement', '<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-colo', 'SENT', '<demo-34-1784547545288@logis.example>', 4, '2026-07-20 11:39:05.288+00', '2026-07-20 11:39:07.288+00', NULL),
	(27, 35, 2, 'INVITE_OWNER_RESIDENCE_BUILDER', NULL, 'client27@foyer.example', 'fr-FR', 'Maisons Clairière : activez le carnet numérique de votre logement', '<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-colo', 'SENT', '<demo-35-1784201945290@logis.example>', 4, '2026-07-16 11:39:05.29+00', '2026-07-16 11:39:07.29+00', NULL),
	(28, 37, 2, 'INVITE_OWNER_RESIDENCE_BUILDER', NULL, 'client29@foyer.example', 'fr-FR', 'Maisons Clairière : activez le carnet numérique de votre logement', '<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-colo', 'SENT', '<demo-37-1783165145299@logis.example>', 4, '2026-07-04 11:39:05.299+00', '2026-07-04 11:39:07.299+00', NULL),
	(29, 39, 2, 'INVITE_OWNER_RESIDENCE_BUILDER', NULL, 'client31@foyer.example', 'fr-FR', 'Maisons Clairière : activez le carnet numérique de votre logement', '<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-colo', 'SENT', '<demo-39-1782387545331@logis.example>', 4, '2026-06-25 11:39:05.331+00', '2026-06-25 11:39:07.331+00', NULL),
	(30, 40, 2, 'INVITE_OWNER_RESIDENCE_BUILDER', NULL, 'client32@foyer.example', 'fr-FR', 'Maisons Clairière : activez le carnet numérique de votre logement', '<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-colo', 'SENT', '<demo-40-1782041945355@logis.example>', 4, '2026-06-21 11:39:05.355+00', '2026-06-21 11:39:07.355+00', NULL),
	(31, 42, 2, 'INVITE_OWNER_RESIDENCE_BUILDER', NULL, 'client34@foyer.example', 'fr-FR', 'Maisons Clairière : activez le carnet numérique de votre logement', '<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-colo', 'SENT', '<demo-42-1781005145366@logis.example>', 4, '2026-06-09 11:39:05.366+00', '2026-06-09 11:39:07.366+00', NULL),
	(32, 43, 2, 'INVITE_OWNER_RESIDENCE_BUILDER', NULL, 'client35@foyer.example', 'fr-FR', 'Maisons Clairière : activez le carnet numérique de votre logement', '<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-colo', 'SENT', '<demo-43-1780659545385@logis.example>', 4, '2026-06-05 11:39:05.385+00', '2026-06-05 11:39:07.385+00', NULL),
	(33, 45, 2, 'INVITE_OWNER_RESIDENCE_BUILDER', NULL, 'client37@foyer.example', 'fr-FR', 'Maisons Clairière : activez le carnet numérique de votre logement', '<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-colo', 'SENT', '<demo-45-1779881945425@logis.example>', 4, '2026-05-27 11:39:05.425+00', '2026-05-27 11:39:07.425+00', NULL),
	(34, 47, 2, 'INVITE_OWNER_RESIDENCE_BUILDER', NULL, 'client39@foyer.example', 'fr-FR', 'Maisons Clairière : activez le carnet numérique de votre logement', '<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-colo', 'SENT', '<demo-47-1778845145557@logis.example>', 4, '2026-05-15 11:39:05.557+00', '2026-05-15 11:39:07.557+00', NULL),
	(35, 48, 2, 'INVITE_OWNER_RESIDENCE_BUILDER', NULL, 'client40@foyer.example', 'fr-FR', 'Maisons Clairière : activez le carnet numérique de votre logement', '<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-colo', 'SENT', '<demo-48-1778499545580@logis.example>', 4, '2026-05-11 11:39:05.58+00', '2026-05-11 11:39:07.58+00', NULL),
	(36, 49, 2, 'INVITE_OWNER_RESIDENCE_BUILDER', NULL, 'client41@foyer.example', 'fr-FR', 'Maisons Clairière : activez le carnet numérique de votre logement', '<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-colo', 'SENT', '<demo-49-1778153945591@logis.example>', 4, '2026-05-07 11:39:05.591+00', '2026-05-07 11:39:07.591+00', NULL),
	(37, 52, 2, 'INVITE_OWNER_RESIDENCE_BUILDER', NULL, 'client44@foyer.example', 'fr-FR', 'Maisons Clairière : activez le carnet numérique de votre logement', '<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-colo', 'SENT', '<demo-52-1776685145625@logis.example>', 4, '2026-04-20 11:39:05.625+00', '2026-04-20 11:39:07.625+00', NULL),
	(38, 53, 2, 'INVITE_OWNER_RESIDENCE_BUILDER', NULL, 'client45@foyer.example', 'fr-FR', 'Maisons Clairière : activez le carnet numérique de votre logement', '<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-colo', 'SENT', '<demo-53-1776339545634@logis.example>', 4, '2026-04-16 11:39:05.634+00', '2026-04-16 11:39:07.634+00', NULL),
	(39, 54, 2, 'INVITE_OWNER_RESIDENCE_BUILDER', NULL, 'client46@foyer.example', 'fr-FR', 'Maisons Clairière : activez le carnet numérique de votre logement', '<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-colo', 'SENT', '<demo-54-1775993945646@logis.example>', 4, '2026-04-12 11:39:05.646+00', '2026-04-12 11:39:07.646+00', NULL),
	(40, 57, 2, 'INVITE_OWNER_RESIDENCE_BUILDER', NULL, 'client49@foyer.example', 'fr-FR', 'Maisons Clairière : activez le carnet numérique de votre logement', '<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-colo', 'SENT', '<demo-57-1774525145668@logis.example>', 4, '2026-03-26 11:39:05.668+00', '2026-03-26 11:39:07.668+00', NULL),
	(41, 58, 2, 'INVITE_OWNER_RESIDENCE_BUILDER', NULL, 'client50@foyer.example', 'fr-FR', 'Maisons Clairière : activez le carnet numérique de votre logement', '<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-colo', 'SENT', '<demo-58-1774179545687@logis.example>', 4, '2026-03-22 11:39:05.687+00', '2026-03-22 11:39:07.687+00', NULL),
	(42, 59, 2, 'INVITE_OWNER_RESIDENCE_BUILDER', NULL, 'client51@foyer.example', 'fr-FR', 'Maisons Clairière : activez le carnet numérique de votre logement', '<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-colo', 'SENT', '<demo-59-1773833945713@logis.example>', 4, '2026-03-18 11:39:05.713+00', '2026-03-18 11:39:07.713+00', NULL),
	(43, 61, 2, 'INVITE_OWNER_RESIDENCE_BUILDER', NULL, 'client53@foyer.example', 'fr-FR', 'Maisons Clairière : activez le carnet numérique de votre logement', '<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-colo', 'SENT', '<demo-61-1772797145743@logis.example>', 4, '2026-03-06 11:39:05.743+00', '2026-03-06 11:39:07.743+00', NULL),
	(44, 63, 2, 'INVITE_OWNER_RESIDENCE_BUILDER', NULL, 'client55@foyer.example', 'fr-FR', 'Maisons Clairière : activez le carnet numérique de votre logement', '<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-colo', 'SENT', '<demo-63-1772019545752@logis.example>', 4, '2026-02-25 11:39:05.752+00', '2026-02-25 11:39:07.752+00', NULL),
	(45, 64, 2, 'INVITE_OWNER_RESIDENCE_BUILDER', NULL, 'client56@foyer.example', 'fr-FR', 'Maisons Clairière : activez le carnet numérique de votre logement', '<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-colo', 'SENT', '<demo-64-1771673945763@logis.example>', 4, '2026-02-21 11:39:05.763+00', '2026-02-21 11:39:07.763+00', NULL),
	(46, 66, 4, 'INVITE_OWNER_INSTALLER', NULL, 'gaz2@foyer.example', 'fr-FR', 'Chauffage Lenoir : activez le carnet numérique de votre logement', '<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-colo', 'SENT', '<demo-66-1795261145789@logis.example>', 7, '2026-11-21 11:39:05.789+00', '2026-11-21 11:39:07.789+00', NULL),
	(47, 67, 4, 'INVITE_OWNER_INSTALLER', NULL, 'gaz3@foyer.example', 'fr-FR', 'Chauffage Lenoir : activez le carnet numérique de votre logement', '<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-colo', 'SENT', '<demo-67-1795261145816@logis.example>', 7, '2026-11-21 11:39:05.816+00', '2026-11-21 11:39:07.816+00', NULL),
	(48, 68, 4, 'INVITE_OWNER_INSTALLER', NULL, 'gaz4@foyer.example', 'fr-FR', 'Chauffage Lenoir : activez le carnet numérique de votre logement', '<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-colo', 'SENT', '<demo-68-1795261145836@logis.example>', 7, '2026-11-21 11:39:05.836+00', '2026-11-21 11:39:07.836+00', NULL),
	(49, 70, 4, 'INVITE_OWNER_INSTALLER', NULL, 'gaz6@foyer.example', 'fr-FR', 'Chauffage Lenoir : activez le carnet numérique de votre logement', '<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-colo', 'SENT', '<demo-70-1794915545857@logis.example>', 7, '2026-11-17 11:39:05.857+00', '2026-11-17 11:39:07.857+00', NULL),
	(50, 71, 4, 'INVITE_OWNER_INSTALLER', NULL, 'gaz7@foyer.example', 'fr-FR', 'Chauffage Lenoir : activez le carnet numérique de votre logement', '<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-colo', 'SENT', '<demo-71-1794915545866@logis.example>', 7, '2026-11-17 11:39:05.866+00', '2026-11-17 11:39:07.866+00', NULL),
	(51, 72, 4, 'INVITE_OWNER_INSTALLER', NULL, 'gaz8@foyer.example', 'fr-FR', 'Chauffage Lenoir : activez le carnet numérique de votre logement', '<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-colo', 'SENT', '<demo-72-1794915545871@logis.example>', 7, '2026-11-17 11:39:05.871+00', '2026-11-17 11:39:07.871+00', NULL);

INSERT INTO public.companies OVERRIDING SYSTEM VALUE VALUES
	(1, '7aa0d39f-a043-4ee6-8d6e-b5d923efc4a5', 'Groupe Horizon', 'COMPANY_MANAGER', NULL, NULL, NULL, NULL, 1, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', NULL, NULL),
	(2, 'ca9e6d2f-f5ce-4de6-994b-edc92cc77ec9', 'Maisons Clairière', 'RESIDENCE_BUILDER', 1, NULL, NULL, NULL, 2, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', NULL, NULL),
	(4, '1b92709c-0024-4a4f-8d3d-c1e4ca4d4aba', 'Chauffage Lenoir', 'INSTALLER', 1, NULL, NULL, NULL, 4, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', NULL, NULL),
	(5, 'a63ee73f-ad4d-411f-ba42-ec12f7a1bbd4', 'Gaz Service Sud', 'INSTALLER', NULL, NULL, NULL, NULL, 5, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', NULL, NULL),
	(6, '13907dca-4d49-49a8-a5a2-4f572bac17a0', 'Rénov’Est', 'RENOVATION', NULL, NULL, NULL, NULL, 6, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', NULL, NULL),
	(7, '77f8d895-b4b6-4b72-a7dd-17441b8f1648', 'Promotion Belvédère', 'DEVELOPER', NULL, NULL, NULL, NULL, 7, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', NULL, NULL),
	(8, '83151bc1-e6d4-4a70-9080-c0ce101f140b', 'Thermalia', 'MANUFACTURER', NULL, NULL, NULL, NULL, 8, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', NULL, NULL),
	(9, '39023761-c6fa-4bd6-9970-27bd5d593bd4', 'Bâtir Ouest', 'RESIDENCE_BUILDER', NULL, NULL, NULL, NULL, 9, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', NULL, NULL),
	(3, '93d3d235-e6ba-4e8c-9896-8108ded73da4', 'Habitat Rivages', 'SOCIAL_LANDLORD', 1, NULL, 6, NULL, 3, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', NULL, NULL),
	(10, '01715f45-a1b4-4dfc-a3d9-a3d8afaa686a', 'Études Isotherme', 'THERMAL_ENGINEERING_OFFICE', NULL, NULL, NULL, NULL, 10, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', NULL, '81234567800017');

INSERT INTO public.company_closure VALUES
	(1, 1, 0),
	(1, 2, 1),
	(2, 2, 0),
	(1, 3, 1),
	(3, 3, 0),
	(1, 4, 1),
	(4, 4, 0),
	(5, 5, 0),
	(6, 6, 0),
	(7, 7, 0),
	(8, 8, 0),
	(9, 9, 0),
	(10, 10, 0);

INSERT INTO public.company_options OVERRIDING SYSTEM VALUE VALUES
	(1, 2, 'DEFAULT_PROJECT_TEMPLATE', '1', 1, '2026-11-22 11:39:04.760802+00');

INSERT INTO public.company_residence_stats VALUES
	(7, 41, 0, 0),
	(6, 1, 0, 1),
	(9, 1, 0, 1),
	(4, 8, 0, 6),
	(3, 13, 5, 0),
	(2, 59, 9, 38);

INSERT INTO public.company_subscriptions OVERRIDING SYSTEM VALUE VALUES
	(1, 2, 'MSL_PREMIUM', NULL, '2025-01-01', NULL, '2026-11-22 11:39:04.760802+00'),
	(2, 3, 'MSL_GESTIONCIL', NULL, '2025-01-01', NULL, '2026-11-22 11:39:04.760802+00'),
	(3, 6, 'MSL_PREMIUM', NULL, '2025-01-01', NULL, '2026-11-22 11:39:04.760802+00'),
	(4, 7, 'MSL_CILCOMPLET', NULL, '2025-01-01', NULL, '2026-11-22 11:39:04.760802+00'),
	(5, 9, 'MSL_PREMIUM', NULL, '2025-01-01', NULL, '2026-11-22 11:39:04.760802+00');

INSERT INTO public.contact_informations OVERRIDING SYSTEM VALUE VALUES
	(1, 'Groupe Horizon', 'https://groupehorizon.example', NULL, '2026-11-22 11:39:04.760802+00'),
	(2, 'Maisons Clairière', 'https://maisonsclairiere.example', NULL, '2026-11-22 11:39:04.760802+00'),
	(3, 'Habitat Rivages', 'https://habitatrivages.example', NULL, '2026-11-22 11:39:04.760802+00'),
	(4, 'Chauffage Lenoir', 'https://chauffagelenoir.example', NULL, '2026-11-22 11:39:04.760802+00'),
	(5, 'Gaz Service Sud', 'https://gazservicesud.example', NULL, '2026-11-22 11:39:04.760802+00'),
	(6, 'Rénov’Est', 'https://renovest.example', NULL, '2026-11-22 11:39:04.760802+00'),
	(7, 'Promotion Belvédère', 'https://promotionbelvedere.example', NULL, '2026-11-22 11:39:04.760802+00'),
	(8, 'Thermalia', 'https://thermalia.example', NULL, '2026-11-22 11:39:04.760802+00'),
	(9, 'Bâtir Ouest', 'https://batirouest.example', NULL, '2026-11-22 11:39:04.760802+00'),
	(10, 'Études Isotherme', 'https://etudesisotherme.example', NULL, '2026-11-22 11:39:04.760802+00'),
	(11, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00'),
	(12, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00'),
	(13, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00'),
	(14, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00'),
	(15, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00'),
	(16, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00'),
	(17, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00'),
	(18, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00'),
	(19, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00'),
	(20, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00'),
	(21, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00'),
	(22, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00'),
	(23, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00'),
	(24, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00'),
	(25, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00'),
	(26, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00'),
	(27, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00'),
	(28, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00'),
	(29, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00'),
	(30, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00'),
	(31, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00'),
	(32, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00'),
	(33, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00'),
	(34, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00'),
	(35, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00'),
	(36, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00'),
	(37, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00'),
	(38, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00'),
	(39, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00'),
	(40, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00'),
	(41, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00'),
	(42, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00'),
	(43, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00'),
	(44, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00'),
	(45, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00'),
	(46, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00'),
	(47, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00'),
	(48, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00'),
	(49, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00'),
	(50, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00'),
	(51, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00'),
	(52, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00'),
	(53, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00'),
	(54, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00'),
	(55, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00'),
	(56, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00'),
	(57, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00'),
	(58, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00'),
	(59, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00'),
	(60, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00'),
	(61, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00'),
	(62, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00'),
	(63, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00'),
	(64, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00'),
	(65, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00'),
	(66, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00'),
	(67, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00'),
	(68, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00'),
	(69, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00'),
	(70, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00'),
	(71, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00'),
	(72, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00'),
	(73, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00'),
	(74, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00'),
	(75, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00'),
	(76, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00'),
	(77, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00'),
	(78, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00'),
	(79, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00'),
	(80, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00'),
	(81, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00'),
	(82, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00'),
	(83, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00'),
	(84, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00'),
	(85, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00'),
	(86, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00'),
	(87, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00'),
	(88, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00'),
	(89, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00'),
	(90, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00'),
	(91, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00'),
	(92, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00'),
	(93, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00'),
	(94, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00'),
	(95, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00'),
	(96, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00'),
	(97, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00'),
	(98, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00'),
	(99, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00'),
	(100, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00');
INSERT INTO public.contact_informations OVERRIDING SYSTEM VALUE VALUES
	(101, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00'),
	(102, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00'),
	(103, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00'),
	(104, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00'),
	(105, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00'),
	(106, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00'),
	(107, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00'),
	(108, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00'),
	(109, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00'),
	(110, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00'),
	(111, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00'),
	(112, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00'),
	(113, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00'),
	(114, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00'),
	(115, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00'),
	(116, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00'),
	(117, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00'),
	(118, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00'),
	(119, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00'),
	(120, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00'),
	(121, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00'),
	(122, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00'),
	(123, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00'),
	(124, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00'),
	(125, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00'),
	(126, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00'),
	(127, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00'),
	(128, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00'),
	(129, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00'),
	(130, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00'),
	(131, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00'),
	(132, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00'),
	(133, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00'),
	(134, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00');

INSERT INTO public.device_tasks OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 1, '2027-11-21', NULL, NULL),
	(2, 1, 2, '2027-11-21', NULL, NULL),
	(3, 2, 5, '2026-12-21', NULL, NULL),
	(4, 2, 6, '2028-11-21', NULL, NULL),
	(5, 4, 11, '2026-11-27', NULL, NULL),
	(7, 8, 13, '2027-01-26', NULL, NULL),
	(8, 11, 12, '2027-10-09', NULL, NULL),
	(9, 14, 3, '2027-05-01', NULL, NULL),
	(10, 14, 4, '2028-11-01', NULL, NULL),
	(11, 15, 9, '2027-02-01', NULL, NULL),
	(12, 15, 10, '2029-11-01', NULL, NULL),
	(13, 16, 1, '2027-06-05', NULL, NULL),
	(14, 16, 2, '2027-06-05', NULL, NULL),
	(15, 19, 13, '2027-05-06', NULL, NULL),
	(16, 21, 3, '2027-03-22', NULL, NULL),
	(17, 21, 4, '2028-09-22', NULL, NULL),
	(18, 23, 11, '2026-11-25', NULL, NULL),
	(19, 24, 11, '2026-11-25', NULL, NULL),
	(20, 25, 11, '2026-11-25', NULL, NULL),
	(21, 26, 11, '2026-11-25', NULL, NULL),
	(22, 27, 11, '2026-11-25', NULL, NULL),
	(23, 28, 11, '2026-11-25', NULL, NULL),
	(24, 29, 11, '2026-11-25', NULL, NULL),
	(25, 30, 11, '2026-11-25', NULL, NULL),
	(26, 31, 11, '2026-11-25', NULL, NULL),
	(27, 32, 11, '2026-11-25', NULL, NULL),
	(28, 33, 11, '2026-11-25', NULL, NULL),
	(29, 34, 11, '2026-11-25', NULL, NULL),
	(30, 1, 1, '2026-11-21', NULL, '2026-11-12 00:00:00+00'),
	(31, 1, 2, '2026-11-21', NULL, '2026-11-12 00:00:00+00'),
	(6, 5, 7, '2026-11-10', NULL, NULL);

INSERT INTO public.devices VALUES
	(1, 2, 4, '7571-442-018', '2025-11-21', 1.00, NULL, NULL, NULL, 'Installée dans le cellier.
Contrat d’entretien : Chauffage Lenoir.', NULL, true, NULL, NULL, NULL, NULL, NULL, 4, '2025-11-23 11:39:12.314+00', '2026-11-22 11:39:04.760802+00'),
	(2, 2, 60, 'CAL-24-00981', '2025-11-21', 1.00, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, NULL, NULL, NULL, 4, '2025-11-24 11:39:12.33+00', '2026-11-22 11:39:04.760802+00'),
	(3, 2, 76, NULL, NULL, 1.00, NULL, NULL, NULL, 'Caisson dans les combles.', NULL, true, NULL, NULL, NULL, NULL, NULL, 4, '2025-11-24 11:39:12.334+00', '2026-11-22 11:39:04.760802+00'),
	(4, 2, 105, NULL, '2025-11-27', 3.00, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, NULL, NULL, NULL, 4, '2025-12-17 11:39:12.339+00', '2026-11-22 11:39:04.760802+00'),
	(5, 2, 38, 'EGO-8-5512', '2026-01-24', 1.00, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, NULL, NULL, NULL, 4, '2026-01-26 11:39:12.346+00', '2026-11-22 11:39:04.760802+00'),
	(6, 2, 111, NULL, NULL, 9.00, 16.40, NULL, NULL, NULL, NULL, true, NULL, NULL, NULL, NULL, NULL, 4, '2026-02-15 11:39:12.358+00', '2026-11-22 11:39:04.760802+00'),
	(7, 2, 121, NULL, NULL, 2.00, 2.30, NULL, NULL, NULL, NULL, true, NULL, NULL, NULL, NULL, NULL, 4, '2026-02-15 11:39:12.361+00', '2026-11-22 11:39:04.760802+00'),
	(8, 2, 135, NULL, '2026-01-26', 9.00, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, NULL, NULL, NULL, 4, '2026-02-16 11:39:12.371+00', '2026-11-22 11:39:04.760802+00'),
	(9, 2, 142, NULL, NULL, 1.00, 118.50, 100, NULL, NULL, NULL, true, NULL, NULL, NULL, NULL, NULL, 4, '2026-07-25 11:39:12.377+00', '2026-11-22 11:39:04.760802+00'),
	(10, 2, 168, NULL, NULL, 1.00, 62.00, 300, NULL, NULL, NULL, true, NULL, NULL, NULL, NULL, NULL, 4, '2026-07-25 11:39:12.382+00', '2026-11-22 11:39:04.760802+00'),
	(11, 2, 98, NULL, '2026-10-09', 8.00, 18.20, NULL, 30, NULL, NULL, true, NULL, NULL, NULL, NULL, NULL, 4, '2026-10-08 11:39:12.39+00', '2026-11-22 11:39:04.760802+00'),
	(12, 2, 207, NULL, NULL, 1.00, 134.00, NULL, NULL, NULL, NULL, true, NULL, NULL, NULL, NULL, NULL, 4, '2026-10-23 11:39:12.393+00', '2026-11-22 11:39:04.760802+00'),
	(14, 1, 30, 'TH-HEL-80217', '2026-11-01', 1.00, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, NULL, NULL, NULL, 4, '2026-11-02 11:39:12.4+00', '2026-11-22 11:39:04.760802+00'),
	(15, 1, 81, NULL, '2026-11-01', 1.00, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, NULL, NULL, NULL, 4, '2026-11-02 11:39:12.4+00', '2026-11-22 11:39:04.760802+00'),
	(16, 5, 20, 'MOD-O-24-118', '2024-06-05', 1.00, NULL, NULL, NULL, 'Chaufferie au sous-sol.', NULL, true, NULL, NULL, NULL, NULL, NULL, 5, '2025-07-10 11:39:12.403+00', '2026-11-22 11:39:04.760802+00'),
	(17, 5, 95, NULL, NULL, 2.00, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, NULL, NULL, NULL, 5, '2025-07-30 11:39:12.406+00', '2026-11-22 11:39:04.760802+00'),
	(18, 5, 93, NULL, '2026-04-26', 4.00, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, NULL, NULL, NULL, 5, '2026-05-06 11:39:12.409+00', '2026-11-22 11:39:04.760802+00'),
	(19, 5, 137, NULL, '2026-05-06', 1.00, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, NULL, NULL, NULL, 5, '2026-05-16 11:39:12.413+00', '2026-11-22 11:39:04.760802+00'),
	(21, 8, 24, 'SECRET-RIVAL', '2026-09-22', 1.00, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, NULL, NULL, NULL, 12, '2026-09-23 11:39:12.422+00', '2026-11-22 11:39:04.760802+00'),
	(23, 73, 105, NULL, '2026-06-25', 1.00, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, NULL, NULL, '2c9fc85a-6d37-46a4-926c-6807762aca90', 5, '2026-06-26 11:39:12.444+00', '2026-11-22 11:39:04.760802+00'),
	(24, 74, 105, NULL, '2026-06-25', 1.00, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, NULL, NULL, '2c9fc85a-6d37-46a4-926c-6807762aca90', 5, '2026-06-26 11:39:12.446+00', '2026-11-22 11:39:04.760802+00'),
	(25, 75, 105, NULL, '2026-06-25', 1.00, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, NULL, NULL, '2c9fc85a-6d37-46a4-926c-6807762aca90', 5, '2026-06-26 11:39:12.446+00', '2026-11-22 11:39:04.760802+00'),
	(26, 76, 105, NULL, '2026-06-25', 1.00, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, NULL, NULL, '2c9fc85a-6d37-46a4-926c-6807762aca90', 5, '2026-06-26 11:39:12.447+00', '2026-11-22 11:39:04.760802+00'),
	(27, 77, 105, NULL, '2026-06-25', 1.00, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, NULL, NULL, '2c9fc85a-6d37-46a4-926c-6807762aca90', 5, '2026-06-26 11:39:12.448+00', '2026-11-22 11:39:04.760802+00'),
	(28, 78, 105, NULL, '2026-06-25', 1.00, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, NULL, NULL, '2c9fc85a-6d37-46a4-926c-6807762aca90', 5, '2026-06-26 11:39:12.449+00', '2026-11-22 11:39:04.760802+00'),
	(29, 79, 105, NULL, '2026-06-25', 1.00, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, NULL, NULL, '2c9fc85a-6d37-46a4-926c-6807762aca90', 5, '2026-06-26 11:39:12.45+00', '2026-11-22 11:39:04.760802+00'),
	(30, 80, 105, NULL, '2026-06-25', 1.00, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, NULL, NULL, '2c9fc85a-6d37-46a4-926c-6807762aca90', 5, '2026-06-26 11:39:12.45+00', '2026-11-22 11:39:04.760802+00'),
	(31, 81, 105, NULL, '2026-06-25', 1.00, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, NULL, NULL, '2c9fc85a-6d37-46a4-926c-6807762aca90', 5, '2026-06-26 11:39:12.45+00', '2026-11-22 11:39:04.760802+00'),
	(32, 82, 105, NULL, '2026-06-25', 1.00, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, NULL, NULL, '2c9fc85a-6d37-46a4-926c-6807762aca90', 5, '2026-06-26 11:39:12.451+00', '2026-11-22 11:39:04.760802+00'),
	(33, 83, 105, NULL, '2026-06-25', 1.00, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, NULL, NULL, '2c9fc85a-6d37-46a4-926c-6807762aca90', 5, '2026-06-26 11:39:12.452+00', '2026-11-22 11:39:04.760802+00'),
	(34, 84, 105, NULL, '2026-06-25', 1.00, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, NULL, NULL, '2c9fc85a-6d37-46a4-926c-6807762aca90', 5, '2026-06-26 11:39:12.452+00', '2026-11-22 11:39:04.760802+00'),
	(35, 65, 4, NULL, NULL, 1.00, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, NULL, NULL, NULL, 7, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00'),
	(36, 66, 10, NULL, NULL, 1.00, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, NULL, NULL, NULL, 7, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00'),
	(37, 67, 13, NULL, NULL, 1.00, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, NULL, NULL, NULL, 7, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00'),
	(39, 69, 12, NULL, NULL, 1.00, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, NULL, NULL, NULL, 7, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00'),
	(40, 70, 9, NULL, NULL, 1.00, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, NULL, NULL, NULL, 7, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00'),
	(41, 71, 8, NULL, NULL, 1.00, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, NULL, NULL, NULL, 7, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00'),
	(42, 72, 2, NULL, NULL, 1.00, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, NULL, NULL, NULL, 7, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00');

INSERT INTO public.document_folders OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 'Contrats / Avenants', 'contracts', 'contrats / avenants', 4, '2026-11-22 11:39:04.760802+00'),
	(2, 1, 'Plans', 'plans', 'plans', 4, '2026-11-22 11:39:04.760802+00'),
	(3, 1, 'Études / Diagnostics', 'studies', 'etudes / diagnostics', 4, '2026-11-22 11:39:04.760802+00'),
	(4, 1, 'Photos', 'photos', 'photos', 4, '2026-11-22 11:39:04.760802+00'),
	(5, 1, 'Assurances', 'insurances', 'assurances', 4, '2026-11-22 11:39:04.760802+00'),
	(6, 1, 'Notices', NULL, 'notices', 4, '2026-11-22 11:39:04.760802+00'),
	(7, 2, 'Factures', 'invoices', 'factures', 4, '2026-11-22 11:39:04.760802+00'),
	(8, 2, 'Études / Diagnostics', 'studies', 'etudes / diagnostics', 4, '2026-11-22 11:39:04.760802+00'),
	(9, 2, 'Plans', 'plans', 'plans', 4, '2026-11-22 11:39:04.760802+00'),
	(10, 2, 'Attestations', 'certificates', 'attestations', 4, '2026-11-22 11:39:04.760802+00'),
	(11, 2, 'Consuel', 'consuel', 'consuel', 4, '2026-11-22 11:39:04.760802+00'),
	(12, 2, 'Photos', 'photos', 'photos', 4, '2026-11-22 11:39:04.760802+00'),
	(13, 3, 'Plans', 'plans', 'plans', 4, '2026-11-22 11:39:04.760802+00'),
	(14, 3, 'Contrats / Avenants', 'contracts', 'contrats / avenants', 4, '2026-11-22 11:39:04.760802+00'),
	(15, 3, 'Photos', 'photos', 'photos', 4, '2026-11-22 11:39:04.760802+00'),
	(16, 5, 'Études / Diagnostics', 'studies', 'etudes / diagnostics', 5, '2026-11-22 11:39:04.760802+00'),
	(17, 5, 'Contrats / Avenants', 'contracts', 'contrats / avenants', 5, '2026-11-22 11:39:04.760802+00'),
	(18, 5, 'Plans', 'plans', 'plans', 5, '2026-11-22 11:39:04.760802+00'),
	(19, 5, 'Gestion locative', NULL, 'gestion locative', 5, '2026-11-22 11:39:04.760802+00'),
	(20, 5, 'Photos', 'photos', 'photos', 5, '2026-11-22 11:39:04.760802+00'),
	(21, 73, 'Attestations', 'certificates', 'attestations', 5, '2026-11-22 11:39:04.760802+00'),
	(22, 6, 'Contrats / Avenants', 'contracts', 'contrats / avenants', 10, '2026-11-22 11:39:04.760802+00'),
	(23, 6, 'Plans', 'plans', 'plans', 10, '2026-11-22 11:39:04.760802+00'),
	(24, 6, 'Photos', 'photos', 'photos', 10, '2026-11-22 11:39:04.760802+00'),
	(25, 7, 'Études / Diagnostics', 'studies', 'etudes / diagnostics', 9, '2026-11-22 11:39:04.760802+00'),
	(26, 7, 'Factures', 'invoices', 'factures', 9, '2026-11-22 11:39:04.760802+00'),
	(27, 7, 'Photos', 'photos', 'photos', 9, '2026-11-22 11:39:04.760802+00'),
	(28, 8, 'Contrats / Avenants', 'contracts', 'contrats / avenants', 12, '2026-11-22 11:39:04.760802+00'),
	(29, 8, 'Plans', 'plans', 'plans', 12, '2026-11-22 11:39:04.760802+00'),
	(30, 8, 'Secrets rivaux', NULL, 'secrets rivaux', 12, '2026-11-22 11:39:04.760802+00');

INSERT INTO public.document_label_links VALUES
	(3, 1),
	(4, 1),
	(5, 3),
	(7, 8),
	(13, 9),
	(14, 15),
	(15, 6),
	(16, 2),
	(17, 10),
	(20, 9),
	(21, 1),
	(22, 14),
	(27, 6),
	(29, 3),
	(35, 1),
	(38, 6),
	(40, 15),
	(44, 1),
	(49, 9),
	(52, 9);

INSERT INTO public.document_labels OVERRIDING SYSTEM VALUE VALUES
	(1, 'sect_drawings', 'Plans de surface et coupes', 'Floor plans and sections', true, NULL, 0),
	(3, 'netw_drawings', 'Plans, schémas et descriptifs des réseaux (eau, électricité, gaz, aération)', 'Network drawings', true, NULL, 2),
	(5, 'R_ATH', 'Attestation de respect de la RE2020 à l’achèvement des travaux (ex-ATh / RT2012)', 'Completion attestation (RE2020, formerly RT2012)', false, NULL, 4),
	(6, 'dpe', 'Diagnostic de performance énergétique (DPE)', 'Energy performance certificate (DPE)', true, NULL, 5),
	(8, 'rset_xml', 'Récapitulatif standardisé d’étude (RSET / RSEE, fichier XML)', 'Standardised study summary (RSET / RSEE XML)', true, NULL, 7),
	(9, 'cil', 'Carnet d’information du logement (CIL)', 'Home information booklet (CIL)', true, NULL, 8),
	(10, 'ptg_cert_completion', 'Attestation de fin de travaux', 'Completion certificate', true, NULL, 9),
	(11, 'ptg_cert_maintenance', 'Attestation d’entretien de la chaudière', 'Boiler maintenance certificate', false, NULL, 10),
	(12, 'ptg_cert_diagnostic', 'Rapport de diagnostic gaz', 'Gas diagnostic report', false, NULL, 11),
	(13, 'ptg_conformity', 'Certificat de conformité gaz (modèle 1, 2 ou 3)', 'Gas conformity certificate', true, NULL, 12),
	(14, 'ptg_estimate', 'Devis', 'Estimate', false, NULL, 13),
	(15, 'ptg_invoice', 'Facture', 'Invoice', false, NULL, 14),
	(16, 'ptg_others', 'Autres documents', 'Other documents', false, NULL, 15),
	(2, 'R_SECTDRAWINGS', 'Plans de surface et coupes', 'Floor plans and sections', false, 1, 1),
	(4, 'R_NETWDRAWINGS', 'Plans, schémas et descriptifs des réseaux (eau, électricité, gaz, aération)', 'Network drawings', false, 3, 3),
	(7, 'R_DPE', 'Diagnostic de performance énergétique (DPE)', 'Energy performance certificate (DPE)', false, 6, 6);

INSERT INTO public.documents OVERRIDING SYSTEM VALUE VALUES
	(1, 'RESIDENCE', 1, 1, NULL, NULL, NULL, 1, 'Contrat de construction', 'pdf', 1834, false, DEFAULT, 4, 2, 'Hugo Bertin', '2026-11-09 11:39:06.414+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, NULL, NULL),
	(2, 'RESIDENCE', 1, 1, NULL, NULL, NULL, 2, 'Avenant n° 1 – terrasse', 'pdf', 1872, false, DEFAULT, 4, 2, 'Hugo Bertin', '2026-11-10 11:39:06.468+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, NULL, NULL),
	(3, 'RESIDENCE', 1, 2, NULL, NULL, NULL, 3, 'Plan du rez-de-chaussée', 'pdf', 1847, false, DEFAULT, 4, 2, 'Hugo Bertin', '2026-11-11 11:39:06.489+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, NULL, NULL),
	(4, 'RESIDENCE', 1, 2, NULL, NULL, NULL, 4, 'Plan de l’étage', 'pdf', 1825, false, DEFAULT, 4, 2, 'Hugo Bertin', '2026-11-12 11:39:06.515+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, NULL, NULL),
	(5, 'RESIDENCE', 1, 2, NULL, NULL, NULL, 5, 'Schéma électrique', 'png', 11846, false, DEFAULT, 4, 2, 'Hugo Bertin', '2026-11-13 11:39:06.544+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, NULL, NULL),
	(6, 'RESIDENCE', 1, 3, NULL, NULL, NULL, 6, 'Étude de sol G2', 'pdf', 1842, false, DEFAULT, 4, 2, 'Hugo Bertin', '2026-11-14 11:39:06.565+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, NULL, NULL),
	(7, 'RESIDENCE', 1, 3, NULL, NULL, NULL, 7, 'Récapitulatif RE2020', 'xml', 11786, false, DEFAULT, 4, 2, 'Hugo Bertin', '2026-11-15 11:39:06.609+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, NULL, NULL),
	(8, 'RESIDENCE', 1, 4, NULL, NULL, NULL, 8, 'Façade sud', 'jpg', 17780, false, DEFAULT, 4, 2, 'Hugo Bertin', '2026-11-16 11:39:06.691+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, NULL, NULL),
	(9, 'RESIDENCE', 1, 4, NULL, NULL, NULL, 9, 'Charpente', 'jpg', 16142, false, DEFAULT, 4, 2, 'Hugo Bertin', '2026-11-17 11:39:06.736+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, NULL, NULL),
	(10, 'RESIDENCE', 1, 4, NULL, NULL, NULL, 10, 'Jardin', 'jpg', 18132, false, DEFAULT, 4, 2, 'Hugo Bertin', '2026-11-18 11:39:06.813+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, NULL, NULL),
	(11, 'RESIDENCE', 1, 5, NULL, NULL, NULL, 11, 'Attestation décennale', 'pdf', 1859, false, DEFAULT, 4, 2, 'Hugo Bertin', '2026-11-19 11:39:06.866+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, NULL, NULL),
	(12, 'RESIDENCE', 1, 6, NULL, NULL, NULL, 12, 'Notice de la chaudière', 'pdf', 1868, false, DEFAULT, 4, 2, 'Hugo Bertin', '2026-11-20 11:39:06.941+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, NULL, NULL),
	(13, 'RESIDENCE', 1, NULL, NULL, NULL, NULL, 13, 'Livret d’accueil', 'pdf', 1845, false, DEFAULT, 4, 2, 'Hugo Bertin', '2026-11-21 11:39:06.995+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, NULL, NULL),
	(14, 'RESIDENCE', 2, 7, NULL, NULL, NULL, 14, 'Facture cuisine', 'pdf', 1832, false, DEFAULT, 4, 2, 'Hugo Bertin', '2026-11-15 11:39:07.053+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, NULL, NULL),
	(15, 'RESIDENCE', 2, 8, NULL, NULL, NULL, 15, 'DPE', 'pdf', 1808, false, DEFAULT, 4, 2, 'Hugo Bertin', '2026-11-16 11:39:07.095+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, NULL, NULL),
	(16, 'RESIDENCE', 2, 9, NULL, NULL, NULL, 16, 'Plan de masse', 'pdf', 1805, false, DEFAULT, 4, 2, 'Hugo Bertin', '2026-11-17 11:39:07.15+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, NULL, NULL),
	(17, 'RESIDENCE', 2, 10, NULL, NULL, NULL, 17, 'Attestation de fin de travaux', 'pdf', 1845, false, DEFAULT, 4, 2, 'Hugo Bertin', '2026-11-18 11:39:07.19+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, NULL, NULL),
	(18, 'RESIDENCE', 2, 11, NULL, NULL, NULL, 18, 'Consuel', 'pdf', 1814, false, DEFAULT, 4, 2, 'Hugo Bertin', '2026-11-19 11:39:07.286+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, NULL, NULL),
	(19, 'RESIDENCE', 2, 12, NULL, NULL, NULL, 19, 'Livraison', 'jpg', 17780, false, DEFAULT, 4, 2, 'Hugo Bertin', '2026-11-20 11:39:07.341+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, NULL, NULL),
	(20, 'RESIDENCE', 2, NULL, NULL, NULL, NULL, 20, 'Carnet d’information', 'pdf', 1860, false, DEFAULT, 4, 2, 'Hugo Bertin', '2026-11-21 11:39:07.369+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, NULL, NULL),
	(21, 'RESIDENCE', 3, 13, NULL, NULL, NULL, 21, 'Plans de la maison', 'pdf', 1803, false, DEFAULT, 4, 2, 'Hugo Bertin', '2026-11-19 11:39:07.423+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, NULL, NULL),
	(22, 'RESIDENCE', 3, 14, NULL, NULL, NULL, 22, 'Devis menuiseries', 'pdf', 1833, false, DEFAULT, 4, 2, 'Hugo Bertin', '2026-11-20 11:39:07.467+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, NULL, NULL),
	(23, 'RESIDENCE', 3, 15, NULL, NULL, NULL, 23, 'Terrassement', 'jpg', 16142, false, DEFAULT, 4, 2, 'Hugo Bertin', '2026-11-21 11:39:07.515+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, NULL, NULL),
	(24, 'RESIDENCE', 5, NULL, NULL, NULL, NULL, 24, 'Règlement de l’immeuble', 'pdf', 1876, false, DEFAULT, 5, 3, 'Samira Belkacem', '2026-11-13 11:39:07.534+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, NULL, NULL),
	(25, 'RESIDENCE', 5, NULL, NULL, NULL, NULL, 25, 'Relevé des impayés', 'pdf', 1869, true, DEFAULT, 5, 3, 'Samira Belkacem', '2026-11-14 11:39:07.555+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, NULL, NULL),
	(26, 'RESIDENCE', 5, 16, NULL, NULL, NULL, 26, 'Diagnostic amiante', 'pdf', 1848, false, DEFAULT, 5, 3, 'Samira Belkacem', '2026-11-15 11:39:07.587+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, NULL, NULL),
	(27, 'RESIDENCE', 5, 16, NULL, NULL, NULL, 27, 'DPE collectif', 'pdf', 1837, false, DEFAULT, 5, 3, 'Samira Belkacem', '2026-11-16 11:39:07.597+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, NULL, NULL),
	(28, 'RESIDENCE', 5, 17, NULL, NULL, NULL, 28, 'Contrat d’entretien de l’ascenseur', 'pdf', 1910, true, DEFAULT, 5, 3, 'Samira Belkacem', '2026-11-17 11:39:07.63+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, NULL, NULL),
	(29, 'RESIDENCE', 5, 18, NULL, NULL, NULL, 29, 'Réseau de chauffage', 'png', 11846, false, DEFAULT, 5, 3, 'Samira Belkacem', '2026-11-18 11:39:07.65+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, NULL, NULL),
	(30, 'RESIDENCE', 5, 19, NULL, NULL, NULL, 30, 'Litige infiltrations', 'pdf', 1850, true, DEFAULT, 5, 3, 'Samira Belkacem', '2026-11-19 11:39:07.671+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, NULL, NULL),
	(31, 'RESIDENCE', 5, 19, NULL, NULL, NULL, 31, 'Barème des loyers', 'pdf', 1867, true, DEFAULT, 5, 3, 'Samira Belkacem', '2026-11-20 11:39:07.698+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, NULL, NULL),
	(32, 'RESIDENCE', 5, 20, NULL, NULL, NULL, 32, 'Façade sur cour', 'jpg', 17780, false, DEFAULT, 5, 3, 'Samira Belkacem', '2026-11-21 11:39:07.743+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, NULL, NULL),
	(33, 'RESIDENCE', 73, 21, NULL, NULL, NULL, 33, 'État des lieux', 'pdf', 1869, false, DEFAULT, 5, 3, 'Samira Belkacem', '2026-11-21 11:39:07.766+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, NULL, NULL),
	(34, 'RESIDENCE', 6, 22, NULL, NULL, NULL, 34, 'Notice descriptive', 'pdf', 1842, false, DEFAULT, 10, 7, 'Inès Moreau', '2026-11-18 11:39:07.779+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, NULL, NULL),
	(35, 'RESIDENCE', 6, 23, NULL, NULL, NULL, 35, 'Plan des niveaux', 'pdf', 1812, false, DEFAULT, 10, 7, 'Inès Moreau', '2026-11-19 11:39:07.807+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, NULL, NULL),
	(36, 'RESIDENCE', 6, NULL, NULL, NULL, NULL, 36, 'Bilan de commercialisation', 'pdf', 1862, true, DEFAULT, 10, 7, 'Inès Moreau', '2026-11-20 11:39:07.828+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, NULL, NULL),
	(37, 'RESIDENCE', 6, 24, NULL, NULL, NULL, 37, 'Chantier', 'jpg', 16142, false, DEFAULT, 10, 7, 'Inès Moreau', '2026-11-21 11:39:07.871+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, NULL, NULL),
	(38, 'RESIDENCE', 7, 25, NULL, NULL, NULL, 38, 'DPE après travaux', 'pdf', 1853, false, DEFAULT, 9, 6, 'Karim Haddad', '2026-11-17 11:39:07.9+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, NULL, NULL),
	(39, 'RESIDENCE', 7, 25, NULL, NULL, NULL, 39, 'Audit énergétique', 'pdf', 1869, false, DEFAULT, 9, 6, 'Karim Haddad', '2026-11-18 11:39:07.932+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, NULL, NULL),
	(40, 'RESIDENCE', 7, 26, NULL, NULL, NULL, 40, 'Facture isolation', 'pdf', 1843, false, DEFAULT, 9, 6, 'Karim Haddad', '2026-11-19 11:39:07.95+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, NULL, NULL),
	(41, 'RESIDENCE', 7, 27, NULL, NULL, NULL, 41, 'Avant travaux', 'jpg', 16142, false, DEFAULT, 9, 6, 'Karim Haddad', '2026-11-20 11:39:07.967+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, NULL, NULL),
	(42, 'RESIDENCE', 7, 27, NULL, NULL, NULL, 42, 'Après travaux', 'jpg', 17780, false, DEFAULT, 9, 6, 'Karim Haddad', '2026-11-21 11:39:07.987+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, NULL, NULL),
	(43, 'RESIDENCE', 8, 28, NULL, NULL, NULL, 43, 'Contrat secret rival', 'pdf', 1835, false, DEFAULT, 12, 9, 'Zoé Le Goff', '2026-11-18 11:39:08.027+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, NULL, NULL),
	(44, 'RESIDENCE', 8, 29, NULL, NULL, NULL, 44, 'Plans secrets rivaux', 'pdf', 1810, false, DEFAULT, 12, 9, 'Zoé Le Goff', '2026-11-19 11:39:08.062+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, NULL, NULL),
	(45, 'RESIDENCE', 8, 30, NULL, NULL, NULL, 45, 'Marges secrètes', 'pdf', 1851, false, DEFAULT, 12, 9, 'Zoé Le Goff', '2026-11-20 11:39:08.155+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, NULL, NULL),
	(46, 'RESIDENCE', 8, NULL, NULL, NULL, NULL, 46, 'Note secrète rivale', 'pdf', 1852, false, DEFAULT, 12, 9, 'Zoé Le Goff', '2026-11-21 11:39:08.193+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, NULL, NULL),
	(47, 'THERMAL_STUDY', 1, NULL, NULL, NULL, 1, 47, 'etude-re2020', 'xml', 11786, false, DEFAULT, 13, 10, 'Luc Perrin', '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, NULL, NULL),
	(48, 'TEMPLATE', NULL, NULL, 1, 'insurances', NULL, 48, 'Guide des garanties', 'pdf', 1831, false, DEFAULT, 4, 2, 'Hugo Bertin', '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, NULL, NULL),
	(49, 'TEMPLATE', NULL, NULL, 1, NULL, NULL, 49, 'Notice d’entretien de la maison', 'pdf', 1892, false, DEFAULT, 4, 2, 'Hugo Bertin', '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, NULL, NULL),
	(50, 'TEMPLATE', NULL, NULL, 2, 'insurances', NULL, 50, 'Guide des garanties', 'pdf', 1831, false, DEFAULT, 4, 2, 'Hugo Bertin', '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, NULL, NULL),
	(51, 'TEMPLATE', NULL, NULL, 2, 'certificates', NULL, 51, 'Entretien de la ventilation double flux', 'pdf', 1877, false, DEFAULT, 4, 2, 'Hugo Bertin', '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, NULL, NULL),
	(52, 'TEMPLATE', NULL, NULL, 2, NULL, NULL, 52, 'Notice d’entretien de la maison', 'pdf', 1892, false, DEFAULT, 4, 2, 'Hugo Bertin', '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, NULL, NULL),
	(53, 'TEMPLATE', NULL, NULL, 3, 'contracts', NULL, 53, 'Servitudes et mitoyenneté', 'pdf', 1882, false, DEFAULT, 4, 2, 'Hugo Bertin', '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, NULL, NULL),
	(54, 'PRODUCT', NULL, NULL, NULL, NULL, NULL, 71, 'Notice d’utilisation', 'pdf', 1861, false, DEFAULT, 11, 8, 'Otto Keller', '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', NULL, 4, NULL, NULL),
	(55, 'PRODUCT', NULL, NULL, NULL, NULL, NULL, 72, 'Notice d’entretien', 'pdf', 1854, false, DEFAULT, 11, 8, 'Otto Keller', '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', NULL, 4, NULL, NULL),
	(56, 'PRODUCT', NULL, NULL, NULL, NULL, NULL, 73, 'Notice d’utilisation', 'pdf', 1855, false, DEFAULT, 11, 8, 'Otto Keller', '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', NULL, 8, NULL, NULL),
	(57, 'PRODUCT', NULL, NULL, NULL, NULL, NULL, 74, 'Notice d’utilisation', 'pdf', 1863, false, DEFAULT, 11, 8, 'Otto Keller', '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', NULL, 60, NULL, NULL),
	(58, 'PRODUCT', NULL, NULL, NULL, NULL, NULL, 75, 'Fiche technique', 'pdf', 1833, false, DEFAULT, 11, 8, 'Otto Keller', '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', NULL, 60, NULL, NULL),
	(59, 'PRODUCT', NULL, NULL, NULL, NULL, NULL, 76, 'Notice d’utilisation', 'pdf', 1864, false, DEFAULT, 11, 8, 'Otto Keller', '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', NULL, 81, NULL, NULL),
	(60, 'PRODUCT', NULL, NULL, NULL, NULL, NULL, 77, 'Notice d’utilisation', 'pdf', 1851, false, DEFAULT, 11, 8, 'Otto Keller', '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', NULL, 30, NULL, NULL),
	(61, 'PRODUCT', NULL, NULL, NULL, NULL, NULL, 78, 'Fiche technique', 'pdf', 1824, false, DEFAULT, 11, 8, 'Otto Keller', '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', NULL, 30, NULL, NULL),
	(62, 'PRODUCT', NULL, NULL, NULL, NULL, NULL, 79, 'Fiche technique', 'pdf', 1837, false, DEFAULT, 11, 8, 'Otto Keller', '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', NULL, 142, NULL, NULL),
	(63, 'PRODUCT', NULL, NULL, NULL, NULL, NULL, 80, 'Notice d’utilisation', 'pdf', 1861, false, DEFAULT, 11, 8, 'Otto Keller', '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', NULL, 105, NULL, NULL),
	(64, 'DEVICE', 2, NULL, NULL, NULL, NULL, 81, 'Attestation de mise en service', 'pdf', 1857, false, DEFAULT, 4, 2, 'Hugo Bertin', '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', 1, NULL, NULL, NULL),
	(65, 'DEVICE', 2, NULL, NULL, NULL, NULL, 82, 'Contrat d’entretien', 'pdf', 1857, false, DEFAULT, 4, 2, 'Hugo Bertin', '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', 1, NULL, NULL, NULL),
	(66, 'DEVICE', 2, NULL, NULL, NULL, NULL, 83, 'Facture du poêle', 'pdf', 1854, false, DEFAULT, 4, 2, 'Hugo Bertin', '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', 5, NULL, NULL, NULL),
	(67, 'DEVICE', 8, NULL, NULL, NULL, NULL, 84, 'Devis secret', 'pdf', 1824, false, DEFAULT, 12, 9, 'Zoé Le Goff', '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', 21, NULL, NULL, NULL),
	(68, 'INTERVENTION', 65, NULL, NULL, NULL, NULL, 85, 'Attestation de fin de travaux', 'pdf', 1845, false, DEFAULT, 7, 4, 'Yann Lenoir', '2026-11-21 23:39:12.542+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, 1, 'ptg_cert_completion'),
	(69, 'INTERVENTION', 65, NULL, NULL, NULL, NULL, 86, 'Certificat de conformité gaz – modèle 2', 'pdf', 1925, false, DEFAULT, 7, 4, 'Yann Lenoir', '2026-11-21 23:39:12.542+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, 1, 'ptg_conformity'),
	(70, 'INTERVENTION', 65, NULL, NULL, NULL, NULL, 87, 'Facture', 'pdf', 1816, false, DEFAULT, 7, 4, 'Yann Lenoir', '2026-11-21 23:39:12.542+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, 1, 'ptg_invoice'),
	(71, 'INTERVENTION', 66, NULL, NULL, NULL, NULL, 88, 'Devis', 'pdf', 1804, false, DEFAULT, 7, 4, 'Yann Lenoir', '2026-11-21 23:39:12.637+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, 2, 'ptg_estimate'),
	(72, 'INTERVENTION', 66, NULL, NULL, NULL, NULL, 89, 'Rapport de diagnostic gaz', 'pdf', 1845, false, DEFAULT, 7, 4, 'Yann Lenoir', '2026-11-20 11:39:05.789+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, 3, 'ptg_cert_diagnostic'),
	(73, 'INTERVENTION', 66, NULL, NULL, NULL, NULL, 90, 'Attestation de fin de travaux', 'pdf', 1837, false, DEFAULT, 7, 4, 'Yann Lenoir', '2026-11-20 11:39:05.789+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, 4, 'ptg_cert_completion'),
	(74, 'INTERVENTION', 67, NULL, NULL, NULL, NULL, 91, 'Attestation de fin de travaux', 'pdf', 1841, false, DEFAULT, 7, 4, 'Yann Lenoir', '2026-11-21 11:39:12.67+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, 5, 'ptg_cert_completion'),
	(75, 'INTERVENTION', 67, NULL, NULL, NULL, NULL, 92, 'Certificat de conformité gaz – modèle 2', 'pdf', 1920, false, DEFAULT, 7, 4, 'Yann Lenoir', '2026-11-21 11:39:12.67+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, 5, 'ptg_conformity'),
	(76, 'INTERVENTION', 68, NULL, NULL, NULL, NULL, 93, 'Attestation de fin de travaux', 'pdf', 1843, false, DEFAULT, 7, 4, 'Yann Lenoir', '2026-11-21 23:39:12.686+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, 7, 'ptg_cert_completion'),
	(77, 'INTERVENTION', 68, NULL, NULL, NULL, NULL, 94, 'Attestation d’entretien', 'pdf', 1864, false, DEFAULT, 7, 4, 'Yann Lenoir', '2026-11-18 11:39:05.836+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, 8, 'ptg_cert_maintenance'),
	(78, 'INTERVENTION', 69, NULL, NULL, NULL, NULL, 95, 'Attestation de fin de travaux', 'pdf', 1842, false, DEFAULT, 7, 4, 'Yann Lenoir', '2026-11-20 23:39:12.707+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, 9, 'ptg_cert_completion'),
	(79, 'INTERVENTION', 69, NULL, NULL, NULL, NULL, 96, 'Facture', 'pdf', 1812, false, DEFAULT, 7, 4, 'Yann Lenoir', '2026-11-20 23:39:12.707+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, 9, 'ptg_invoice'),
	(80, 'INTERVENTION', 69, NULL, NULL, NULL, NULL, 97, 'Attestation d’entretien', 'pdf', 1861, false, DEFAULT, 7, 4, 'Yann Lenoir', '2026-11-17 11:39:05.849+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, 10, 'ptg_cert_maintenance'),
	(81, 'INTERVENTION', 69, NULL, NULL, NULL, NULL, 98, 'Attestation de fin de travaux', 'pdf', 1842, false, DEFAULT, 7, 4, 'Yann Lenoir', '2026-11-17 11:39:05.849+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, 11, 'ptg_cert_completion'),
	(82, 'INTERVENTION', 70, NULL, NULL, NULL, NULL, 99, 'Photo de la plaque signalétique', 'jpg', 16142, false, DEFAULT, 7, 4, 'Yann Lenoir', '2026-11-20 11:39:12.738+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, 12, 'ptg_others'),
	(83, 'INTERVENTION', 70, NULL, NULL, NULL, NULL, 100, 'Attestation d’entretien', 'pdf', 1864, false, DEFAULT, 7, 4, 'Yann Lenoir', '2026-11-16 11:39:05.857+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, 13, 'ptg_cert_maintenance'),
	(84, 'INTERVENTION', 70, NULL, NULL, NULL, NULL, 101, 'Rapport de diagnostic gaz', 'pdf', 1852, false, DEFAULT, 7, 4, 'Yann Lenoir', '2026-11-16 11:39:05.857+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, 14, 'ptg_cert_diagnostic'),
	(85, 'INTERVENTION', 71, NULL, NULL, NULL, NULL, 102, 'Attestation d’entretien', 'pdf', 1863, false, DEFAULT, 7, 4, 'Yann Lenoir', '2026-11-19 23:39:12.803+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, 15, 'ptg_cert_maintenance'),
	(86, 'INTERVENTION', 71, NULL, NULL, NULL, NULL, 103, 'Attestation de fin de travaux', 'pdf', 1842, false, DEFAULT, 7, 4, 'Yann Lenoir', '2026-11-15 11:39:05.866+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, 17, 'ptg_cert_completion'),
	(87, 'INTERVENTION', 71, NULL, NULL, NULL, NULL, 104, 'Attestation d’entretien', 'pdf', 1863, false, DEFAULT, 7, 4, 'Yann Lenoir', '2026-11-15 11:39:05.866+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, 18, 'ptg_cert_maintenance'),
	(88, 'INTERVENTION', 72, NULL, NULL, NULL, NULL, 105, 'Rapport de diagnostic gaz', 'pdf', 1845, false, DEFAULT, 7, 4, 'Yann Lenoir', '2026-11-19 11:39:12.854+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, 19, 'ptg_cert_diagnostic'),
	(89, 'INTERVENTION', 72, NULL, NULL, NULL, NULL, 106, 'Photo de la plaque signalétique', 'jpg', 16142, false, DEFAULT, 7, 4, 'Yann Lenoir', '2026-11-19 11:39:12.854+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, 19, 'ptg_others'),
	(90, 'INTERVENTION', 72, NULL, NULL, NULL, NULL, 107, 'Attestation d’entretien', 'pdf', 1856, false, DEFAULT, 7, 4, 'Yann Lenoir', '2026-11-14 11:39:05.871+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, 21, 'ptg_cert_maintenance'),
	(91, 'INTERVENTION', 72, NULL, NULL, NULL, NULL, 108, 'Attestation d’entretien', 'pdf', 1856, false, DEFAULT, 7, 4, 'Yann Lenoir', '2026-11-14 11:39:05.871+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, 22, 'ptg_cert_maintenance');

INSERT INTO public.emails OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 0, 'contact@groupehorizon.example', NULL),
	(2, 2, 0, 'contact@maisonsclairiere.example', NULL),
	(3, 3, 0, 'contact@habitatrivages.example', NULL),
	(4, 4, 0, 'contact@chauffagelenoir.example', NULL),
	(5, 5, 0, 'contact@gazservicesud.example', NULL),
	(6, 6, 0, 'contact@renovest.example', NULL),
	(7, 7, 0, 'contact@promotionbelvedere.example', NULL),
	(8, 8, 0, 'contact@thermalia.example', NULL),
	(9, 9, 0, 'contact@batirouest.example', NULL),
	(10, 10, 0, 'contact@etudesisotherme.example', NULL),
	(11, 11, 0, 'famille.roux@foyer.example', NULL),
	(12, 12, 0, 'claire@foyer.example', NULL),
	(13, 15, 0, 'patrimoine@rivages.example', NULL),
	(14, 16, 0, 'syndic@belvedere.example', NULL),
	(15, 17, 0, 'schmitt@foyer.example', NULL),
	(16, 18, 0, 'secret@rivale.example', NULL),
	(17, 19, 0, 'client1@foyer.example', NULL),
	(18, 20, 0, 'client2@foyer.example', NULL),
	(19, 21, 0, 'client3@foyer.example', NULL),
	(20, 22, 0, 'client4@foyer.example', NULL),
	(21, 23, 0, 'client5@foyer.example', NULL),
	(22, 25, 0, 'client7@foyer.example', NULL),
	(23, 26, 0, 'client8@foyer.example', NULL),
	(24, 27, 0, 'client9@foyer.example', NULL),
	(25, 28, 0, 'client10@foyer.example', NULL),
	(26, 29, 0, 'client11@foyer.example', NULL),
	(27, 31, 0, 'client13@foyer.example', NULL),
	(28, 32, 0, 'client14@foyer.example', NULL),
	(29, 33, 0, 'client15@foyer.example', NULL),
	(30, 34, 0, 'client16@foyer.example', NULL),
	(31, 35, 0, 'client17@foyer.example', NULL),
	(32, 37, 0, 'client19@foyer.example', NULL),
	(33, 38, 0, 'client20@foyer.example', NULL),
	(34, 39, 0, 'client21@foyer.example', NULL),
	(35, 40, 0, 'client22@foyer.example', NULL),
	(36, 41, 0, 'client23@foyer.example', NULL),
	(37, 43, 0, 'client25@foyer.example', NULL),
	(38, 44, 0, 'client26@foyer.example', NULL),
	(39, 45, 0, 'client27@foyer.example', NULL),
	(40, 46, 0, 'client28@foyer.example', NULL),
	(41, 47, 0, 'client29@foyer.example', NULL),
	(42, 49, 0, 'client31@foyer.example', NULL),
	(43, 50, 0, 'client32@foyer.example', NULL),
	(44, 51, 0, 'client33@foyer.example', NULL),
	(45, 52, 0, 'client34@foyer.example', NULL),
	(46, 53, 0, 'client35@foyer.example', NULL),
	(47, 55, 0, 'client37@foyer.example', NULL),
	(48, 56, 0, 'client38@foyer.example', NULL),
	(49, 57, 0, 'client39@foyer.example', NULL),
	(50, 58, 0, 'client40@foyer.example', NULL),
	(51, 59, 0, 'client41@foyer.example', NULL),
	(52, 61, 0, 'client43@foyer.example', NULL),
	(53, 62, 0, 'client44@foyer.example', NULL),
	(54, 63, 0, 'client45@foyer.example', NULL),
	(55, 64, 0, 'client46@foyer.example', NULL),
	(56, 65, 0, 'client47@foyer.example', NULL),
	(57, 67, 0, 'client49@foyer.example', NULL),
	(58, 68, 0, 'client50@foyer.example', NULL),
	(59, 69, 0, 'client51@foyer.example', NULL),
	(60, 70, 0, 'client52@foyer.example', NULL),
	(61, 71, 0, 'client53@foyer.example', NULL),
	(62, 73, 0, 'client55@foyer.example', NULL),
	(63, 74, 0, 'client56@foyer.example', NULL),
	(64, 75, 0, 'gaz1@foyer.example', NULL),
	(65, 76, 0, 'gaz2@foyer.example', NULL),
	(66, 77, 0, 'gaz3@foyer.example', NULL),
	(67, 78, 0, 'gaz4@foyer.example', NULL),
	(68, 79, 0, 'gaz5@foyer.example', NULL),
	(69, 80, 0, 'gaz6@foyer.example', NULL),
	(70, 81, 0, 'gaz7@foyer.example', NULL),
	(71, 82, 0, 'gaz8@foyer.example', NULL);

INSERT INTO public.interventions OVERRIDING SYSTEM VALUE VALUES
	(1, 4, 65, 'BOILER_INSTALLATION', 'DONE', '2026-11-21', 4, NULL, 7, '2026-11-21 23:39:12.542+00', '2026-11-22 11:39:04.760802+00'),
	(2, 4, 66, 'BOILER_INSTALLATION', 'IN_PROGRESS', NULL, 10, NULL, 7, '2026-11-21 23:39:12.637+00', '2026-11-22 11:39:04.760802+00'),
	(3, 4, 66, 'DIAGNOSTIC', 'DONE', '2026-10-29', NULL, NULL, 7, '2026-11-20 11:39:05.789+00', '2026-11-22 11:39:04.760802+00'),
	(4, 4, 66, 'REPARATION', 'DONE', '2026-08-18', NULL, NULL, 7, '2026-11-20 11:39:05.789+00', '2026-11-22 11:39:04.760802+00'),
	(5, 4, 67, 'BOILER_REPLACEMENT', 'DONE', '2026-11-20', 13, NULL, 7, '2026-11-21 11:39:12.67+00', '2026-11-22 11:39:04.760802+00'),
	(6, 4, 67, 'MAINTENANCE', 'IN_PROGRESS', '2027-05-21', NULL, NULL, 7, '2026-11-22 11:39:12.684+00', '2026-11-22 11:39:04.760802+00'),
	(7, 4, 68, 'BOILER_REPLACEMENT', 'IN_PROGRESS', '2026-11-21', NULL, 38, 7, '2026-11-21 23:39:12.686+00', '2026-11-22 11:39:04.760802+00'),
	(8, 4, 68, 'MAINTENANCE', 'DONE', '2026-09-21', NULL, NULL, 7, '2026-11-18 11:39:05.836+00', '2026-11-22 11:39:04.760802+00'),
	(9, 4, 69, 'REPARATION', 'DONE', '2026-11-19', NULL, NULL, 7, '2026-11-20 23:39:12.707+00', '2026-11-22 11:39:04.760802+00'),
	(10, 4, 69, 'MAINTENANCE', 'DONE', '2026-10-22', NULL, NULL, 7, '2026-11-17 11:39:05.849+00', '2026-11-22 11:39:04.760802+00'),
	(11, 4, 69, 'REPARATION', 'DONE', '2026-07-18', NULL, NULL, 7, '2026-11-17 11:39:05.849+00', '2026-11-22 11:39:04.760802+00'),
	(12, 4, 70, 'REPARATION', 'IN_PROGRESS', '2026-11-18', NULL, NULL, 7, '2026-11-20 11:39:12.738+00', '2026-11-22 11:39:04.760802+00'),
	(13, 4, 70, 'MAINTENANCE', 'DONE', '2026-10-05', NULL, NULL, 7, '2026-11-16 11:39:05.857+00', '2026-11-22 11:39:04.760802+00'),
	(14, 4, 70, 'DIAGNOSTIC', 'DONE', '2026-08-13', NULL, NULL, 7, '2026-11-16 11:39:05.857+00', '2026-11-22 11:39:04.760802+00'),
	(15, 4, 71, 'MAINTENANCE', 'DONE', '2026-11-17', NULL, NULL, 7, '2026-11-19 23:39:12.803+00', '2026-11-22 11:39:04.760802+00'),
	(16, 4, 71, 'DIAGNOSTIC', 'IN_PROGRESS', '2026-11-29', NULL, NULL, 7, '2026-11-22 11:39:12.837+00', '2026-11-22 11:39:04.760802+00'),
	(17, 4, 71, 'REPARATION', 'DONE', '2026-10-13', NULL, NULL, 7, '2026-11-15 11:39:05.866+00', '2026-11-22 11:39:04.760802+00'),
	(18, 4, 71, 'MAINTENANCE', 'DONE', '2026-09-13', NULL, NULL, 7, '2026-11-15 11:39:05.866+00', '2026-11-22 11:39:04.760802+00'),
	(19, 4, 72, 'DIAGNOSTIC', 'DONE', '2026-11-16', NULL, NULL, 7, '2026-11-19 11:39:12.854+00', '2026-11-22 11:39:04.760802+00'),
	(20, 4, 72, 'MAINTENANCE', 'IN_PROGRESS', '2026-11-22', NULL, NULL, 7, '2026-11-22 11:39:12.889+00', '2026-11-22 11:39:04.760802+00'),
	(21, 4, 72, 'MAINTENANCE', 'DONE', '2026-10-18', NULL, NULL, 7, '2026-11-14 11:39:05.871+00', '2026-11-22 11:39:04.760802+00'),
	(22, 4, 72, 'MAINTENANCE', 'DONE', '2026-07-12', NULL, NULL, 7, '2026-11-14 11:39:05.871+00', '2026-11-22 11:39:04.760802+00');

INSERT INTO public.kysely_migration VALUES
	('0001_platform', '2026-11-22T11:39:02.723Z'),
	('0002_accounts', '2026-11-22T11:39:02.968Z'),
	('0003_companies', '2026-11-22T11:39:03.127Z'),
	('0004_projects', '2026-11-22T11:39:03.368Z'),
	('0005_provisions', '2026-11-22T11:39:03.432Z'),
	('0006_templates', '2026-11-22T11:39:03.497Z'),
	('0007_studies', '2026-11-22T11:39:03.530Z'),
	('0008_documents', '2026-11-22T11:39:03.655Z'),
	('0009_invitations', '2026-11-22T11:39:03.745Z'),
	('0010_feed', '2026-11-22T11:39:03.814Z'),
	('0011_products', '2026-11-22T11:39:04.018Z'),
	('0012_devices', '2026-11-22T11:39:04.138Z'),
	('0013_material_labels', '2026-11-22T11:39:04.191Z'),
	('0014_passports', '2026-11-22T11:39:04.307Z'),
	('0015_accesses', '2026-11-22T11:39:04.308Z');

INSERT INTO public.kysely_migration_lock VALUES
	('migration_lock', 0);

INSERT INTO public.manufacturers OVERRIDING SYSTEM VALUE VALUES
	(1, 'GENERIQUE', NULL, DEFAULT, '2026-11-22 11:39:04.760802+00'),
	(2, 'Saunier Duval', NULL, DEFAULT, '2026-11-22 11:39:04.760802+00'),
	(3, 'Viessmann', NULL, DEFAULT, '2026-11-22 11:39:04.760802+00'),
	(4, 'Frisquet', NULL, DEFAULT, '2026-11-22 11:39:04.760802+00'),
	(5, 'De Dietrich', NULL, DEFAULT, '2026-11-22 11:39:04.760802+00'),
	(6, 'elm.leblanc', NULL, DEFAULT, '2026-11-22 11:39:04.760802+00'),
	(7, 'Vaillant', NULL, DEFAULT, '2026-11-22 11:39:04.760802+00'),
	(8, 'Chaffoteaux', NULL, DEFAULT, '2026-11-22 11:39:04.760802+00'),
	(9, 'Atlantic', NULL, DEFAULT, '2026-11-22 11:39:04.760802+00'),
	(10, 'Chappée', NULL, DEFAULT, '2026-11-22 11:39:04.760802+00'),
	(11, 'Ideal', NULL, DEFAULT, '2026-11-22 11:39:04.760802+00'),
	(12, 'Oertli', NULL, DEFAULT, '2026-11-22 11:39:04.760802+00'),
	(13, 'Bosch', NULL, DEFAULT, '2026-11-22 11:39:04.760802+00'),
	(14, 'Daikin', NULL, DEFAULT, '2026-11-22 11:39:04.760802+00'),
	(15, 'Thermalia', 8, DEFAULT, '2026-11-22 11:39:04.760802+00'),
	(16, 'Invicta', NULL, DEFAULT, '2026-11-22 11:39:04.760802+00'),
	(17, 'MCZ', NULL, DEFAULT, '2026-11-22 11:39:04.760802+00'),
	(18, 'Jøtul', NULL, DEFAULT, '2026-11-22 11:39:04.760802+00'),
	(19, 'Acova', NULL, DEFAULT, '2026-11-22 11:39:04.760802+00'),
	(20, 'Finimetal', NULL, DEFAULT, '2026-11-22 11:39:04.760802+00'),
	(21, 'Thermor', NULL, DEFAULT, '2026-11-22 11:39:04.760802+00'),
	(22, 'Rehau', NULL, DEFAULT, '2026-11-22 11:39:04.760802+00'),
	(23, 'Netatmo', NULL, DEFAULT, '2026-11-22 11:39:04.760802+00'),
	(24, 'Delta Dore', NULL, DEFAULT, '2026-11-22 11:39:04.760802+00'),
	(25, 'Ariston', NULL, DEFAULT, '2026-11-22 11:39:04.760802+00'),
	(26, 'Cillit', NULL, DEFAULT, '2026-11-22 11:39:04.760802+00'),
	(27, 'Aldes', NULL, DEFAULT, '2026-11-22 11:39:04.760802+00'),
	(28, 'Unelvent', NULL, DEFAULT, '2026-11-22 11:39:04.760802+00'),
	(29, 'Zehnder', NULL, DEFAULT, '2026-11-22 11:39:04.760802+00'),
	(30, 'Legrand', NULL, DEFAULT, '2026-11-22 11:39:04.760802+00'),
	(31, 'Schneider', NULL, DEFAULT, '2026-11-22 11:39:04.760802+00'),
	(32, 'Hager', NULL, DEFAULT, '2026-11-22 11:39:04.760802+00'),
	(33, 'Urmet', NULL, DEFAULT, '2026-11-22 11:39:04.760802+00'),
	(34, 'DualSun', NULL, DEFAULT, '2026-11-22 11:39:04.760802+00'),
	(35, 'Systovi', NULL, DEFAULT, '2026-11-22 11:39:04.760802+00'),
	(36, 'Sunpower', NULL, DEFAULT, '2026-11-22 11:39:04.760802+00'),
	(37, 'Enphase', NULL, DEFAULT, '2026-11-22 11:39:04.760802+00'),
	(38, 'SMA', NULL, DEFAULT, '2026-11-22 11:39:04.760802+00'),
	(39, 'Kidde', NULL, DEFAULT, '2026-11-22 11:39:04.760802+00'),
	(40, 'K·Line', NULL, DEFAULT, '2026-11-22 11:39:04.760802+00'),
	(41, 'Tryba', NULL, DEFAULT, '2026-11-22 11:39:04.760802+00'),
	(42, 'Bouvet', NULL, DEFAULT, '2026-11-22 11:39:04.760802+00'),
	(43, 'Internorm', NULL, DEFAULT, '2026-11-22 11:39:04.760802+00'),
	(44, 'Velux', NULL, DEFAULT, '2026-11-22 11:39:04.760802+00'),
	(45, 'Roto', NULL, DEFAULT, '2026-11-22 11:39:04.760802+00'),
	(46, 'Bel''M', NULL, DEFAULT, '2026-11-22 11:39:04.760802+00'),
	(47, 'Technal', NULL, DEFAULT, '2026-11-22 11:39:04.760802+00'),
	(48, 'Schüco', NULL, DEFAULT, '2026-11-22 11:39:04.760802+00'),
	(49, 'Somfy', NULL, DEFAULT, '2026-11-22 11:39:04.760802+00'),
	(50, 'Bubendorff', NULL, DEFAULT, '2026-11-22 11:39:04.760802+00'),
	(51, 'Hörmann', NULL, DEFAULT, '2026-11-22 11:39:04.760802+00'),
	(52, 'Novoferm', NULL, DEFAULT, '2026-11-22 11:39:04.760802+00'),
	(53, 'Isover', NULL, DEFAULT, '2026-11-22 11:39:04.760802+00'),
	(54, 'Knauf', NULL, DEFAULT, '2026-11-22 11:39:04.760802+00'),
	(55, 'Ursa', NULL, DEFAULT, '2026-11-22 11:39:04.760802+00'),
	(56, 'Rockwool', NULL, DEFAULT, '2026-11-22 11:39:04.760802+00'),
	(57, 'Placo', NULL, DEFAULT, '2026-11-22 11:39:04.760802+00'),
	(58, 'Soprema', NULL, DEFAULT, '2026-11-22 11:39:04.760802+00'),
	(59, 'Kingspan', NULL, DEFAULT, '2026-11-22 11:39:04.760802+00'),
	(60, 'Steico', NULL, DEFAULT, '2026-11-22 11:39:04.760802+00'),
	(61, 'Pavatex', NULL, DEFAULT, '2026-11-22 11:39:04.760802+00'),
	(62, 'Igloo', NULL, DEFAULT, '2026-11-22 11:39:04.760802+00'),
	(63, 'Biofib', NULL, DEFAULT, '2026-11-22 11:39:04.760802+00'),
	(64, 'Métisse', NULL, DEFAULT, '2026-11-22 11:39:04.760802+00'),
	(65, 'Actis', NULL, DEFAULT, '2026-11-22 11:39:04.760802+00'),
	(66, 'Ytong', NULL, DEFAULT, '2026-11-22 11:39:04.760802+00'),
	(67, 'Wienerberger', NULL, DEFAULT, '2026-11-22 11:39:04.760802+00'),
	(68, 'Bouyer Leroux', NULL, DEFAULT, '2026-11-22 11:39:04.760802+00'),
	(69, 'Alkern', NULL, DEFAULT, '2026-11-22 11:39:04.760802+00'),
	(70, 'Biosys', NULL, DEFAULT, '2026-11-22 11:39:04.760802+00'),
	(71, 'Weber', NULL, DEFAULT, '2026-11-22 11:39:04.760802+00'),
	(72, 'PRB', NULL, DEFAULT, '2026-11-22 11:39:04.760802+00'),
	(73, 'Silverwood', NULL, DEFAULT, '2026-11-22 11:39:04.760802+00'),
	(74, 'Eternit', NULL, DEFAULT, '2026-11-22 11:39:04.760802+00'),
	(75, 'Terreal', NULL, DEFAULT, '2026-11-22 11:39:04.760802+00'),
	(76, 'Edilians', NULL, DEFAULT, '2026-11-22 11:39:04.760802+00'),
	(77, 'Cupa', NULL, DEFAULT, '2026-11-22 11:39:04.760802+00'),
	(78, 'ArcelorMittal', NULL, DEFAULT, '2026-11-22 11:39:04.760802+00'),
	(79, 'Marazzi', NULL, DEFAULT, '2026-11-22 11:39:04.760802+00'),
	(80, 'Quick-Step', NULL, DEFAULT, '2026-11-22 11:39:04.760802+00'),
	(81, 'Panaget', NULL, DEFAULT, '2026-11-22 11:39:04.760802+00'),
	(82, 'Gerflor', NULL, DEFAULT, '2026-11-22 11:39:04.760802+00'),
	(83, 'Tarkett', NULL, DEFAULT, '2026-11-22 11:39:04.760802+00'),
	(84, 'Siniat', NULL, DEFAULT, '2026-11-22 11:39:04.760802+00'),
	(85, 'Zolpan', NULL, DEFAULT, '2026-11-22 11:39:04.760802+00'),
	(86, 'Tollens', NULL, DEFAULT, '2026-11-22 11:39:04.760802+00');

INSERT INTO public.material_label_products OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 167, 380, 0);

INSERT INTO public.material_labels OVERRIDING SYSTEM VALUE VALUES
	(1, 2, 10, 'opaque', '300', '302', 'Plafond combles perdus + laine soufflée 380', '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00');

INSERT INTO public.phones OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 0, '02 40 00 00 00', NULL),
	(2, 2, 0, '02 40 00 00 00', NULL),
	(3, 3, 0, '02 40 00 00 00', NULL),
	(4, 4, 0, '02 40 00 00 00', NULL),
	(5, 5, 0, '02 40 00 00 00', NULL),
	(6, 6, 0, '02 40 00 00 00', NULL),
	(7, 7, 0, '02 40 00 00 00', NULL),
	(8, 8, 0, '02 40 00 00 00', NULL),
	(9, 9, 0, '02 40 00 00 00', NULL),
	(10, 10, 0, '02 40 00 00 00', NULL);

INSERT INTO public.product_categories OVERRIDING SYSTEM VALUE VALUES
	(1, NULL, 'heating', 'Chauffage', 'Heating', 0),
	(2, 1, 'boilers', 'Chaudières', 'Boilers', 1),
	(3, 1, 'heat_pumps', 'Pompes à chaleur', 'Heat pumps', 2),
	(4, 1, 'stoves', 'Poêles et inserts', 'Stoves and inserts', 3),
	(5, 1, 'emitters', 'Radiateurs et régulation', 'Radiators and controls', 4),
	(6, NULL, 'hot_water', 'Eau chaude et sanitaire', 'Hot water and plumbing', 5),
	(7, 6, 'water_heaters', 'Chauffe-eau', 'Water heaters', 6),
	(8, 6, 'water', 'Traitement de l’eau', 'Water treatment', 7),
	(9, NULL, 'ventilation', 'Ventilation', 'Ventilation', 8),
	(10, NULL, 'electricity', 'Électricité', 'Electricity', 9),
	(11, 10, 'power', 'Tableau et recharge', 'Switchboard and charging', 10),
	(12, 10, 'solar', 'Photovoltaïque', 'Solar power', 11),
	(13, 10, 'safety', 'Sécurité et alarme', 'Safety and alarm', 12),
	(14, NULL, 'joinery', 'Menuiseries et fermetures', 'Joinery and closings', 13),
	(15, 14, 'windows', 'Fenêtres et portes', 'Windows and doors', 14),
	(16, 14, 'closings', 'Volets et portails', 'Shutters and gates', 15),
	(17, NULL, 'envelope', 'Enveloppe du bâtiment', 'Building envelope', 16),
	(18, 17, 'insulation', 'Isolants', 'Insulation', 17),
	(19, 17, 'structure', 'Structure', 'Structure', 18),
	(20, 17, 'facade', 'Façade', 'Façade', 19),
	(21, 17, 'roof', 'Couverture', 'Roofing', 20),
	(22, NULL, 'finish', 'Revêtements intérieurs', 'Inner coverings', 21),
	(23, 22, 'floors', 'Sols', 'Floors', 22),
	(24, 22, 'walls', 'Murs et plafonds', 'Walls and ceilings', 23);

INSERT INTO public.product_category_links VALUES
	(1, 2),
	(16, 2),
	(19, 2),
	(22, 3),
	(32, 3),
	(36, 4),
	(40, 4),
	(43, 5),
	(46, 5),
	(51, 5),
	(54, 5),
	(56, 5),
	(59, 7),
	(65, 7),
	(70, 7),
	(72, 8),
	(75, 9),
	(80, 9),
	(85, 9),
	(87, 11),
	(91, 11),
	(94, 11),
	(97, 12),
	(101, 12),
	(104, 13),
	(108, 13),
	(110, 15),
	(117, 15),
	(120, 15),
	(124, 15),
	(127, 15),
	(128, 15),
	(131, 15),
	(132, 15),
	(133, 16),
	(136, 16),
	(139, 16),
	(141, 18),
	(148, 18),
	(152, 18),
	(156, 18),
	(159, 18),
	(163, 18),
	(167, 18),
	(170, 18),
	(173, 18),
	(174, 18),
	(176, 18),
	(177, 18),
	(180, 19),
	(181, 19),
	(184, 19),
	(188, 19),
	(190, 19),
	(191, 19),
	(192, 19),
	(194, 19),
	(195, 19),
	(196, 20),
	(199, 20),
	(201, 20),
	(203, 20),
	(205, 21),
	(209, 21),
	(211, 21),
	(213, 23),
	(215, 23),
	(218, 23),
	(221, 24),
	(225, 24);

INSERT INTO public.product_classes OVERRIDING SYSTEM VALUE VALUES
	(1, 'boiler', 'Chaudière', 'Boiler', 'PRODUCT', 'boiler', true, 20),
	(2, 'heat_pump', 'Pompe à chaleur', 'Heat pump', 'PRODUCT', 'heat_pump', false, 17),
	(3, 'water_heater', 'Production d’eau chaude', 'Water heating', 'PRODUCT', 'water_heater', false, 15),
	(4, 'stove', 'Poêle', 'Stove', 'PRODUCT', 'stove', false, 20),
	(5, 'emitter', 'Émetteur de chaleur', 'Heat emitter', 'PRODUCT', 'heating', false, 25),
	(6, 'ventilation', 'Ventilation', 'Ventilation', 'PRODUCT', 'ventilation', false, 17),
	(7, 'electricity', 'Électricité', 'Electricity', 'PRODUCT', 'electricity', false, 30),
	(8, 'safety', 'Sécurité', 'Safety', 'PRODUCT', 'safety', false, 10),
	(9, 'solar', 'Production solaire', 'Solar production', 'PRODUCT', 'solar', false, 25),
	(10, 'closing', 'Fermeture', 'Closing', 'PRODUCT', 'closing', false, 20),
	(11, 'water', 'Traitement de l’eau', 'Water treatment', 'PRODUCT', 'water', false, 12),
	(12, 'insulation', 'Isolant', 'Insulation', 'MATERIAL', 'insulation', false, NULL),
	(13, 'structure', 'Structure', 'Structure', 'MATERIAL', 'structure', false, NULL),
	(14, 'window', 'Menuiserie vitrée', 'Glazed joinery', 'MATERIAL', 'window', false, NULL),
	(15, 'facing', 'Revêtement de façade', 'Façade covering', 'MATERIAL', 'covering', false, NULL),
	(16, 'roofing', 'Couverture', 'Roofing', 'MATERIAL', 'roofing', false, NULL),
	(17, 'finish', 'Revêtement intérieur', 'Inner covering', 'MATERIAL', 'finish', false, NULL);

INSERT INTO public.product_label_links VALUES
	(141, 2),
	(142, 2),
	(143, 2),
	(144, 2),
	(145, 2),
	(146, 2),
	(147, 2),
	(148, 2),
	(149, 2),
	(150, 2),
	(151, 2),
	(152, 2),
	(153, 2),
	(154, 2),
	(155, 2),
	(156, 2),
	(157, 2),
	(158, 2),
	(159, 2),
	(160, 2),
	(161, 2),
	(162, 2),
	(163, 2),
	(164, 2),
	(165, 2),
	(166, 2),
	(167, 2),
	(168, 2),
	(169, 2),
	(170, 2),
	(171, 2),
	(172, 2),
	(173, 2),
	(174, 2),
	(175, 2),
	(176, 2),
	(177, 2),
	(178, 2),
	(179, 2);

INSERT INTO public.product_labels OVERRIDING SYSTEM VALUE VALUES
	(1, 'nf', 'NF', 'NF'),
	(2, 'acermi', 'ACERMI', 'ACERMI'),
	(3, 'eurovent', 'Eurovent', 'Eurovent');

INSERT INTO public.product_requests VALUES
	(13, 'PRODUCT', 'Stylus Pro 12', NULL, 'Ravelli', 2, 2, NULL, NULL, NULL, 1.00, NULL, NULL, 'PENDING', NULL, true, 4, '2026-11-18 11:39:12.394+00', NULL, NULL),
	(20, 'PRODUCT', 'Ascenseur Schindler 3000', NULL, 'Schindler', 3, 5, NULL, NULL, NULL, 1.00, NULL, NULL, 'PENDING', NULL, true, 5, '2026-11-13 11:39:12.413+00', NULL, NULL),
	(22, 'PRODUCT', 'Prototype secret', NULL, 'Rival', 9, 8, NULL, NULL, NULL, 1.00, NULL, NULL, 'PENDING', NULL, true, 12, '2026-11-19 11:39:12.433+00', NULL, NULL),
	(38, 'PRODUCT', 'THRs 10-50', 'THRS-1050', 'Geminox', 4, 68, NULL, NULL, NULL, 1.00, NULL, NULL, 'PENDING', NULL, true, 7, '2026-11-22 11:39:04.760802+00', NULL, NULL);

INSERT INTO public.product_tasks OVERRIDING SYSTEM VALUE VALUES
	(1, NULL, 1, 'Entretien annuel obligatoire', 'Mandatory yearly maintenance', 12),
	(2, NULL, 1, 'Ramonage du conduit', 'Flue sweeping', 12),
	(3, NULL, 2, 'Nettoyer les filtres', 'Clean the filters', 6),
	(4, NULL, 2, 'Entretien par un professionnel', 'Professional maintenance', 24),
	(5, NULL, 3, 'Vérifier le groupe de sécurité', 'Check the safety valve', 1),
	(6, NULL, 3, 'Détartrage de la cuve', 'Descaling of the tank', 36),
	(7, NULL, 4, 'Ramonage du conduit', 'Flue sweeping', 6),
	(8, NULL, 5, 'Dépoussiérage et purge', 'Dusting and bleeding', 12),
	(9, NULL, 6, 'Nettoyer les bouches d’extraction', 'Clean the extract vents', 3),
	(10, NULL, 6, 'Entretien du caisson', 'Maintenance of the unit', 36),
	(11, NULL, 8, 'Tester l’alarme', 'Test the alarm', 1),
	(12, NULL, 9, 'Contrôle visuel et nettoyage', 'Visual check and cleaning', 12),
	(13, NULL, 10, 'Graisser les rails', 'Grease the rails', 12),
	(14, NULL, 11, 'Recharger en sel', 'Refill with salt', 2);

INSERT INTO public.products OVERRIDING SYSTEM VALUE VALUES
	(1, 'Chaudière gaz à condensation', '', 1, 1, 'PRODUCT', 'boiler', NULL, true, 54, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(2, 'Thema Condens FAS 25', 'SD-TCF|25|A', 2, 1, 'PRODUCT', 'boiler', 1, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(3, 'Isofast Condens F35', 'SD-IFC|35|A', 2, 1, 'PRODUCT', 'boiler', 1, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(4, 'Vitodens 200-W', 'B2HF|26', 3, 1, 'PRODUCT', 'boiler', 1, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(5, 'Vitodens 100-W', 'B1HC|19', 3, 1, 'PRODUCT', 'boiler', 1, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(6, 'Hydromotrix Condensation', 'A4AL|20', 4, 1, 'PRODUCT', 'boiler', 1, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(7, 'Prestige Condensation', 'A4BN|25', 4, 1, 'PRODUCT', 'boiler', 1, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(8, 'Naneo EMC-M', 'EMC-M|24|28', 5, 1, 'PRODUCT', 'boiler', 1, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(9, 'Mégalis Condens', 'NGVA|24', 6, 1, 'PRODUCT', 'boiler', 1, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(10, 'ecoTEC plus', 'VUW|306|5-5', 7, 1, 'PRODUCT', 'boiler', 1, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(11, 'ecoTEC pro', 'VUW|246|5-3', 7, 1, 'PRODUCT', 'boiler', 1, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(12, 'Talia Green', 'TGS|25', 8, 1, 'PRODUCT', 'boiler', 1, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(13, 'Naia 2', 'NAIA2|25', 9, 1, 'PRODUCT', 'boiler', 1, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(14, 'Naema 2', 'NAEMA2|30', 9, 1, 'PRODUCT', 'boiler', 1, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(15, 'Initia+ Duo 3.24 HTE', 'IP|3.24', 10, 1, 'PRODUCT', 'boiler', 1, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(16, 'Chaudière gaz murale', '', 1, 1, 'PRODUCT', 'boiler', NULL, true, 54, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(17, 'Vitopend WHSA', 'WHSA|24', 3, 1, 'PRODUCT', 'boiler', 16, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(18, 'Logic Combi', 'LC|24', 11, 1, 'PRODUCT', 'boiler', 16, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(19, 'Chaudière fioul à condensation', '', 1, 1, 'PRODUCT', 'boiler', NULL, true, 54, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(20, 'Modulens O', 'AFC|24', 5, 1, 'PRODUCT', 'boiler', 19, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(21, 'Oertlinox', 'ORC|24', 12, 1, 'PRODUCT', 'boiler', 19, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(22, 'Pompe à chaleur air/eau', '', 1, 2, 'PRODUCT', 'heat_pump', NULL, true, 55, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(23, 'Alféa Extensa Duo', 'AED|8', 9, 2, 'PRODUCT', 'heat_pump', 22, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(24, 'Loria Duo', 'LD|6006', 9, 2, 'PRODUCT', 'heat_pump', 22, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(25, 'Vitocal 150-A', 'AWO-E|151', 3, 2, 'PRODUCT', 'heat_pump', 22, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(26, 'Vitocal 250-A', 'AWO-E|251', 3, 2, 'PRODUCT', 'heat_pump', 22, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(27, 'Compress 3400i', 'CS3400i|AWS8', 13, 2, 'PRODUCT', 'heat_pump', 22, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(28, 'Alezio S V200', 'ALZ|V200', 5, 2, 'PRODUCT', 'heat_pump', 22, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(29, 'Altherma 3 R', 'EHVX|08', 14, 2, 'PRODUCT', 'heat_pump', 22, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(30, 'Hélia 8', 'TH|HEL|8', 15, 2, 'PRODUCT', 'heat_pump', 22, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(31, 'Hélia 11', 'TH|HEL|11', 15, 2, 'PRODUCT', 'heat_pump', 22, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(32, 'Pompe à chaleur air/air', '', 1, 2, 'PRODUCT', 'heat_pump', NULL, true, 55, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(33, 'Perfera', 'FTXM|35', 14, 2, 'PRODUCT', 'heat_pump', 32, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(34, 'Stylish', 'FTXA|25', 14, 2, 'PRODUCT', 'heat_pump', 32, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(35, 'Takao M3', 'ASYG|12', 9, 2, 'PRODUCT', 'heat_pump', 32, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(36, 'Poêle à granulés', '', 1, 4, 'PRODUCT', 'stove', NULL, true, 57, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(37, 'Ilia', 'P6|IL', 16, 4, 'PRODUCT', 'stove', 36, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(38, 'Ego 2.0', 'EGO|8', 17, 4, 'PRODUCT', 'stove', 36, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(39, 'Suite', 'SUI|10', 17, 4, 'PRODUCT', 'stove', 36, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(40, 'Poêle à bois', '', 1, 4, 'PRODUCT', 'stove', NULL, true, 57, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(41, 'Chamane', 'P6|CH', 16, 4, 'PRODUCT', 'stove', 40, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(42, 'F 305', 'JO|305', 18, 4, 'PRODUCT', 'stove', 40, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(43, 'Radiateur à eau', '', 1, 5, 'PRODUCT', 'heating', NULL, true, 58, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(44, 'Fassane', 'VX|180', 19, 5, 'PRODUCT', 'heating', 43, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(45, 'Reggane 3000', 'RG|22', 20, 5, 'PRODUCT', 'heating', 43, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(46, 'Radiateur électrique', '', 1, 5, 'PRODUCT', 'heating', NULL, true, 58, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(47, 'Nirvana Neo', 'NN|1500', 9, 5, 'PRODUCT', 'heating', 46, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(48, 'Oniris', 'ON|1000', 9, 5, 'PRODUCT', 'heating', 46, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(49, 'Ovation 3', 'OV3|1250', 21, 5, 'PRODUCT', 'heating', 46, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(50, 'Mohair Horizontal', 'TSMA|150', 19, 5, 'PRODUCT', 'heating', 46, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(51, 'Sèche-serviettes', '', 1, 5, 'PRODUCT', 'heating', NULL, true, 58, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(52, 'Atoll Spa', 'TSX|050', 19, 5, 'PRODUCT', 'heating', 51, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(53, 'Riva 4', 'RV4|0750', 21, 5, 'PRODUCT', 'heating', 51, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(54, 'Plancher chauffant hydraulique', '', 1, 5, 'PRODUCT', 'heating', NULL, true, 58, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(55, 'Varionova', 'VN|30', 22, 5, 'PRODUCT', 'heating', 54, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(56, 'Thermostat connecté', '', 1, 5, 'PRODUCT', 'heating', NULL, true, 58, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(57, 'Thermostat modulant', 'NTH|MOD', 23, 5, 'PRODUCT', 'heating', 56, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(58, 'Tybox 5101', 'TYB|5101', 24, 5, 'PRODUCT', 'heating', 56, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(59, 'Chauffe-eau thermodynamique', '', 1, 3, 'PRODUCT', 'water_heater', NULL, true, 56, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(60, 'Calypso Connecté', 'CAL|200', 9, 3, 'PRODUCT', 'water_heater', 59, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(61, 'Explorer V4', 'EXP|270', 9, 3, 'PRODUCT', 'water_heater', 59, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(62, 'Aéromax 5', 'AX5|200', 21, 3, 'PRODUCT', 'water_heater', 59, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(63, 'Nuos Plus Wi-Fi', 'NPW|250', 25, 3, 'PRODUCT', 'water_heater', 59, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(64, 'Onda 200', 'TH|OND|200', 15, 3, 'PRODUCT', 'water_heater', 59, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(65, 'Chauffe-eau électrique', '', 1, 3, 'PRODUCT', 'water_heater', NULL, true, 56, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(66, 'Zénéo', 'ZEN|200', 9, 3, 'PRODUCT', 'water_heater', 65, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(67, 'Linéo', 'LIN|80', 9, 3, 'PRODUCT', 'water_heater', 65, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(68, 'Duralis', 'DUR|150', 21, 3, 'PRODUCT', 'water_heater', 65, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(69, 'Velis Evo', 'VEL|65', 25, 3, 'PRODUCT', 'water_heater', 65, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(70, 'Chauffe-eau solaire individuel', '', 1, 3, 'PRODUCT', 'water_heater', NULL, true, 56, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(71, 'Vitosol 200-FM', 'SV2F|2', 3, 3, 'PRODUCT', 'water_heater', 70, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(72, 'Adoucisseur d’eau', '', 1, 11, 'PRODUCT', 'water', NULL, true, 64, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(73, 'Soft 21', 'SO|21', 13, 11, 'PRODUCT', 'water', 72, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(74, 'Parat Compact', 'PC|18', 26, 11, 'PRODUCT', 'water', 72, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(75, 'VMC simple flux hygroréglable', '', 1, 6, 'PRODUCT', 'ventilation', NULL, true, 59, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(76, 'EasyHome Hygro', 'EHH|11026', 27, 6, 'PRODUCT', 'ventilation', 75, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(77, 'Bahia Compact', 'BAC|11023', 27, 6, 'PRODUCT', 'ventilation', 75, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(78, 'Hygrocosy BC', 'HBC|412', 9, 6, 'PRODUCT', 'ventilation', 75, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(79, 'Ozeo Ecowatt', 'OZE|603', 28, 6, 'PRODUCT', 'ventilation', 75, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(80, 'VMC double flux', '', 1, 6, 'PRODUCT', 'ventilation', NULL, true, 59, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(81, 'InspirAIR Home SC240', 'IAH|240', 27, 6, 'PRODUCT', 'ventilation', 80, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(82, 'Dee Fly Cube 300', 'DFC|300', 27, 6, 'PRODUCT', 'ventilation', 80, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(83, 'Duocosy HR', 'DHR|526', 9, 6, 'PRODUCT', 'ventilation', 80, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(84, 'ComfoAir Q350', 'CAQ|350', 29, 6, 'PRODUCT', 'ventilation', 80, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(85, 'Bouche d’extraction', '', 1, 6, 'PRODUCT', 'ventilation', NULL, true, 59, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(86, 'BAP Color', 'BAP|C', 27, 6, 'PRODUCT', 'ventilation', 85, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(87, 'Tableau électrique', '', 1, 7, 'PRODUCT', 'electricity', NULL, true, 60, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(88, 'Drivia', 'DRV|401', 30, 7, 'PRODUCT', 'electricity', 87, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(89, 'Resi9', 'R9|H13', 31, 7, 'PRODUCT', 'electricity', 87, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(90, 'Gamma+', 'GD|313', 32, 7, 'PRODUCT', 'electricity', 87, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(91, 'Borne de recharge', '', 1, 7, 'PRODUCT', 'electricity', NULL, true, 60, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(92, 'Green’Up', 'GU|059', 30, 7, 'PRODUCT', 'electricity', 91, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(93, 'Witty', 'XEV|1K', 32, 7, 'PRODUCT', 'electricity', 91, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(94, 'Interphone vidéo', '', 1, 7, 'PRODUCT', 'electricity', NULL, true, 60, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(95, 'Classe 300', 'C300|X', 30, 7, 'PRODUCT', 'electricity', 94, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(96, 'Note 2', 'NT|1722', 33, 7, 'PRODUCT', 'electricity', 94, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(97, 'Panneau photovoltaïque', '', 1, 9, 'PRODUCT', 'solar', NULL, true, 62, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(98, 'Flash 500', 'DSF|500', 34, 9, 'PRODUCT', 'solar', 97, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(99, 'V-Sys', 'VS|375', 35, 9, 'PRODUCT', 'solar', 97, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(100, 'Maxeon 6', 'SPR|440', 36, 9, 'PRODUCT', 'solar', 97, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT);
INSERT INTO public.products OVERRIDING SYSTEM VALUE VALUES
	(101, 'Onduleur', '', 1, 9, 'PRODUCT', 'solar', NULL, true, 62, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(102, 'IQ8+', 'IQ8P|72', 37, 9, 'PRODUCT', 'solar', 101, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(103, 'Sunny Boy 3.0', 'SB|3.0', 38, 9, 'PRODUCT', 'solar', 101, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(104, 'Détecteur de fumée', '', 1, 8, 'PRODUCT', 'safety', NULL, true, 61, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(105, 'DAAF 10 ans', 'DAAF|L', 30, 8, 'PRODUCT', 'safety', 104, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(106, '10Y29', 'KID|10Y', 39, 8, 'PRODUCT', 'safety', 104, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(107, 'Détecteur intelligent', 'NSA|PRO', 23, 8, 'PRODUCT', 'safety', 104, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(108, 'Alarme intrusion', '', 1, 8, 'PRODUCT', 'safety', NULL, true, 61, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(109, 'Tyxal+', 'TYX|641', 24, 8, 'PRODUCT', 'safety', 108, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(110, 'Fenêtre', '', 1, 14, 'MATERIAL', 'window', NULL, true, 67, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(111, 'KL-FP', 'KL|FP|ALU', 40, 14, 'MATERIAL', 'window', 110, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(112, 'KL-FE', 'KL|FE|ALU', 40, 14, 'MATERIAL', 'window', 110, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(113, 'T84', 'T84|PVC', 41, 14, 'MATERIAL', 'window', 110, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(114, 'T70', 'T70|PVC', 41, 14, 'MATERIAL', 'window', 110, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(115, 'Luminescence', 'LUM|BOIS', 42, 14, 'MATERIAL', 'window', 110, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(116, 'HF 410', 'HF|410', 43, 14, 'MATERIAL', 'window', 110, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(117, 'Porte-fenêtre', '', 1, 14, 'MATERIAL', 'window', NULL, true, 67, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(118, 'KL-BX', 'KL|BX|ALU', 40, 14, 'MATERIAL', 'window', 117, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(119, 'T84 PF', 'T84|PF', 41, 14, 'MATERIAL', 'window', 117, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(120, 'Fenêtre de toit', '', 1, 14, 'MATERIAL', 'window', NULL, true, 67, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(121, 'GGL Confort', 'GGL|SK06', 44, 14, 'MATERIAL', 'window', 120, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(122, 'GGU Tout Confort', 'GGU|MK04', 44, 14, 'MATERIAL', 'window', 120, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(123, 'Designo R6', 'R6|65', 45, 14, 'MATERIAL', 'window', 120, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(124, 'Porte d’entrée vitrée', '', 1, 14, 'MATERIAL', 'window', NULL, true, 67, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(125, 'Hybride 2', 'HY|2', 40, 14, 'MATERIAL', 'window', 124, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(126, 'Séraphine', 'BM|SER', 46, 14, 'MATERIAL', 'window', 124, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(127, 'Châssis fixe', '', 1, 14, 'MATERIAL', 'window', NULL, true, 67, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(128, 'Façade rideau vitrée', '', 1, 14, 'MATERIAL', 'window', NULL, true, 67, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(129, 'Tental', 'TE|60', 47, 14, 'MATERIAL', 'window', 128, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(130, 'FWS 50', 'FWS|50', 48, 14, 'MATERIAL', 'window', 128, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(131, 'Bloc-baie', '', 1, 14, 'MATERIAL', 'window', NULL, true, 67, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(132, 'Brique de verre', '', 1, 14, 'MATERIAL', 'window', NULL, true, 67, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(133, 'Volet roulant', '', 1, 10, 'PRODUCT', 'closing', NULL, true, 63, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(134, 'Oximo io', 'OX|io', 49, 10, 'PRODUCT', 'closing', 133, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(135, 'ID3', 'ID3|H', 50, 10, 'PRODUCT', 'closing', 133, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(136, 'Porte de garage', '', 1, 10, 'PRODUCT', 'closing', NULL, true, 63, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(137, 'RenoMatic', 'RM|42', 51, 10, 'PRODUCT', 'closing', 136, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(138, 'Iso 45', 'ISO|45', 52, 10, 'PRODUCT', 'closing', 136, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(139, 'Portail motorisé', '', 1, 10, 'PRODUCT', 'closing', NULL, true, 63, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(140, 'Elixo', 'ELX|500', 49, 10, 'PRODUCT', 'closing', 139, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(141, 'Laine de verre (LV)', '', 1, 12, 'MATERIAL', 'insulation', NULL, true, 65, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(142, 'GR 32 Roulé Revêtu', 'GR32|100', 53, 12, 'MATERIAL', 'insulation', 141, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(143, 'Isoconfort 35', 'IC35|200', 53, 12, 'MATERIAL', 'insulation', 141, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(144, 'Integra Reno', 'INT|80', 53, 12, 'MATERIAL', 'insulation', 141, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(145, 'TI 212', 'TI|212', 54, 12, 'MATERIAL', 'insulation', 141, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(146, 'Naturoll 032', 'NAT|032', 54, 12, 'MATERIAL', 'insulation', 141, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(147, 'Hometec 35', 'HT|35', 55, 12, 'MATERIAL', 'insulation', 141, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(148, 'Laine de roche (LR)', '', 1, 12, 'MATERIAL', 'insulation', NULL, true, 65, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(149, 'Rockmur', 'RM|120', 56, 12, 'MATERIAL', 'insulation', 148, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(150, 'Jetrock 2', 'JR|2', 56, 12, 'MATERIAL', 'insulation', 148, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(151, 'Smart Roof', 'SR|80', 54, 12, 'MATERIAL', 'insulation', 148, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(152, 'Polystyrène expansé (PSE)', '', 1, 12, 'MATERIAL', 'insulation', NULL, true, 65, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(153, 'XTherm ITEx', 'XT|140', 54, 12, 'MATERIAL', 'insulation', 152, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(154, 'Therm Sol', 'TS|70', 54, 12, 'MATERIAL', 'insulation', 152, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(155, 'Cellomur Ultra', 'CU|120', 57, 12, 'MATERIAL', 'insulation', 152, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(156, 'Polystyrène extrudé (XPS)', '', 1, 12, 'MATERIAL', 'insulation', NULL, true, 65, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(157, 'XPS SL', 'SL|100', 58, 12, 'MATERIAL', 'insulation', 156, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(158, 'XPS HR', 'HR|80', 55, 12, 'MATERIAL', 'insulation', 156, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(159, 'Polyuréthane (PU)', '', 1, 12, 'MATERIAL', 'insulation', NULL, true, 65, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(160, 'Efisol TMS', 'TMS|80', 58, 12, 'MATERIAL', 'insulation', 159, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(161, 'Efigreen Duo+', 'ED|100', 58, 12, 'MATERIAL', 'insulation', 159, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(162, 'Utherm Sol', 'US|60', 59, 12, 'MATERIAL', 'insulation', 159, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(163, 'Laine de bois', '', 1, 12, 'MATERIAL', 'insulation', NULL, true, 65, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(164, 'Flex 036', 'SF|145', 60, 12, 'MATERIAL', 'insulation', 163, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(165, 'Protect Dry', 'SP|60', 60, 12, 'MATERIAL', 'insulation', 163, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(166, 'Pavaflex', 'PF|120', 61, 12, 'MATERIAL', 'insulation', 163, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(167, 'Ouate de cellulose', '', 1, 12, 'MATERIAL', 'insulation', NULL, true, 65, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(168, 'Univercell+', 'UC|P', 58, 12, 'MATERIAL', 'insulation', 167, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(169, 'Cellulose France', 'IG|12', 62, 12, 'MATERIAL', 'insulation', 167, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(170, 'Laine de chanvre', '', 1, 12, 'MATERIAL', 'insulation', NULL, true, 65, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(171, 'Biofib’Chanvre', 'BC|100', 63, 12, 'MATERIAL', 'insulation', 170, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(172, 'Biofib’Trio', 'BT|145', 63, 12, 'MATERIAL', 'insulation', 170, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(173, 'Laine de lin', '', 1, 12, 'MATERIAL', 'insulation', NULL, true, 65, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(174, 'Laines textiles', '', 1, 12, 'MATERIAL', 'insulation', NULL, true, 65, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(175, 'Métisse RT', 'MT|100', 64, 12, 'MATERIAL', 'insulation', 174, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(176, 'Paille', '', 1, 12, 'MATERIAL', 'insulation', NULL, true, 65, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(177, 'Produits réfléchissants', '', 1, 12, 'MATERIAL', 'insulation', NULL, true, 65, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(178, 'Hybris', 'HYB|125', 65, 12, 'MATERIAL', 'insulation', 177, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(179, 'Triso-Super 12', 'TS|12', 65, 12, 'MATERIAL', 'insulation', 177, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(180, 'Béton', '', 1, 13, 'MATERIAL', 'structure', NULL, true, 66, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(181, 'Béton cellulaire', '', 1, 13, 'MATERIAL', 'structure', NULL, true, 66, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(182, 'Thermo 25', 'TH|25', 66, 13, 'MATERIAL', 'structure', 181, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(183, 'Thermo 30', 'TH|30', 66, 13, 'MATERIAL', 'structure', 181, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(184, 'Terre cuite', '', 1, 13, 'MATERIAL', 'structure', NULL, true, 66, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(185, 'Porotherm GF R20', 'GF|R20', 67, 13, 'MATERIAL', 'structure', 184, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(186, 'Porotherm R30', 'R|30', 67, 13, 'MATERIAL', 'structure', 184, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(187, 'bgv’primo', 'BGV|P', 68, 13, 'MATERIAL', 'structure', 184, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(188, 'Bloc de béton manufacturé (parpaing)', '', 1, 13, 'MATERIAL', 'structure', NULL, true, 66, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(189, 'Bloc creux B40', 'B40|20', 69, 13, 'MATERIAL', 'structure', 188, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(190, 'Bois massif', '', 1, 13, 'MATERIAL', 'structure', NULL, true, 66, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(191, 'Bois massif reconstitué', '', 1, 13, 'MATERIAL', 'structure', NULL, true, 66, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(192, 'Béton de chanvre', '', 1, 13, 'MATERIAL', 'structure', NULL, true, 66, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(193, 'Bloc Biosys', 'BIO|30', 70, 13, 'MATERIAL', 'structure', 192, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(194, 'Acier', '', 1, 13, 'MATERIAL', 'structure', NULL, true, 66, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(195, 'Pierre', '', 1, 13, 'MATERIAL', 'structure', NULL, true, 66, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(196, 'Enduit simple', '', 1, 15, 'MATERIAL', 'covering', NULL, true, 68, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(197, 'Weberdress R', 'WD|R', 71, 15, 'MATERIAL', 'covering', 196, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(198, 'Alpha RPE', 'RPE|A', 72, 15, 'MATERIAL', 'covering', 196, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(199, 'Enduit isolant', '', 1, 15, 'MATERIAL', 'covering', NULL, true, 68, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(200, 'Webertherm XM', 'WT|XM', 71, 15, 'MATERIAL', 'covering', 199, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT);
INSERT INTO public.products OVERRIDING SYSTEM VALUE VALUES
	(201, 'Bardage bois', '', 1, 15, 'MATERIAL', 'covering', NULL, true, 68, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(202, 'Élégance', 'SW|EL', 73, 15, 'MATERIAL', 'covering', 201, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(203, 'Bardage composite', '', 1, 15, 'MATERIAL', 'covering', NULL, true, 68, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(204, 'Cedral Lap', 'CED|LAP', 74, 15, 'MATERIAL', 'covering', 203, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(205, 'Tuile', '', 1, 16, 'MATERIAL', 'roofing', NULL, true, 69, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(206, 'Rhôna 10', 'RH|10', 75, 16, 'MATERIAL', 'roofing', 205, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(207, 'Alpha 10', 'AL|10', 76, 16, 'MATERIAL', 'roofing', 205, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(208, 'Oméga 10', 'OM|10', 76, 16, 'MATERIAL', 'roofing', 205, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(209, 'Ardoise', '', 1, 16, 'MATERIAL', 'roofing', NULL, true, 69, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(210, 'Heavy 3', 'HV|3', 77, 16, 'MATERIAL', 'roofing', 209, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(211, 'Tôles bac acier', '', 1, 16, 'MATERIAL', 'roofing', NULL, true, 69, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(212, 'Trapéza', 'TRZ|35', 78, 16, 'MATERIAL', 'roofing', 211, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(213, 'Carrelage', '', 1, 17, 'MATERIAL', 'finish', NULL, true, 70, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(214, 'Treverkhome', 'TVH|15', 79, 17, 'MATERIAL', 'finish', 213, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(215, 'Parquet', '', 1, 17, 'MATERIAL', 'finish', NULL, true, 70, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(216, 'Compact', 'COM|145', 80, 17, 'MATERIAL', 'finish', 215, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(217, 'Diva', 'DIV|139', 81, 17, 'MATERIAL', 'finish', 215, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(218, 'Sol PVC', '', 1, 17, 'MATERIAL', 'finish', NULL, true, 70, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(219, 'Creation 55', 'CR|55', 82, 17, 'MATERIAL', 'finish', 218, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(220, 'iD Inspiration', 'ID|55', 83, 17, 'MATERIAL', 'finish', 218, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(221, 'Plaque de plâtre', '', 1, 17, 'MATERIAL', 'finish', NULL, true, 70, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(222, 'Placoplatre BA 13', 'BA|13', 57, 17, 'MATERIAL', 'finish', 221, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(223, 'Placomarine', 'PM|13', 57, 17, 'MATERIAL', 'finish', 221, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(224, 'Prégyplac Std', 'PG|13', 84, 17, 'MATERIAL', 'finish', 221, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(225, 'Peinture', '', 1, 17, 'MATERIAL', 'finish', NULL, true, 70, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(226, 'Ondilak Satin', 'ON|SAT', 85, 17, 'MATERIAL', 'finish', 225, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT),
	(227, 'Idrotop Mat', 'IDR|MAT', 86, 17, 'MATERIAL', 'finish', 225, false, NULL, NULL, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', DEFAULT, DEFAULT);

INSERT INTO public.ptg_quota_usages VALUES
	(4, '2026-11-01', 12);

INSERT INTO public.ptg_quotas VALUES
	(4, 20, NULL, '2026-11-22 11:39:04.760802+00');

INSERT INTO public.residence_service_provisions OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 'MSL_PREMIUM', '2031-12-31', false, '2026-11-22 11:39:04.760802+00'),
	(2, 2, 'MSL_PREMIUM', '2031-12-31', false, '2026-11-22 11:39:04.760802+00'),
	(3, 2, 'MSL_10ANS', '2031-12-31', false, '2026-11-22 11:39:04.760802+00'),
	(4, 3, 'MSL_CONFORT', '2031-12-31', false, '2026-11-22 11:39:04.760802+00'),
	(5, 4, 'MSL_PREMIUM', '2031-12-31', false, '2026-11-22 11:39:04.760802+00'),
	(6, 5, 'MSL_GESTIONCIL', '2031-12-31', false, '2026-11-22 11:39:04.760802+00'),
	(7, 6, 'MSL_CILCOMPLET', '2031-12-31', false, '2026-11-22 11:39:04.760802+00'),
	(8, 7, 'MSL_PREMIUM', '2031-12-31', false, '2026-11-22 11:39:04.760802+00'),
	(9, 7, 'GUIDE_POLE_HABITAT', '2031-12-31', false, '2026-11-22 11:39:04.760802+00'),
	(10, 8, 'MSL_PREMIUM', '2031-12-31', false, '2026-11-22 11:39:04.760802+00'),
	(11, 9, 'MSL_CONFORT', '2031-12-31', false, '2026-11-22 11:39:04.760802+00'),
	(12, 10, 'MSL_PREMIUM', '2031-12-31', false, '2026-11-22 11:39:04.760802+00'),
	(13, 11, 'MSL_PREMIUM', '2031-12-31', false, '2026-11-22 11:39:04.760802+00'),
	(14, 12, 'MSL_PREMIUM', '2031-12-31', false, '2026-11-22 11:39:04.760802+00'),
	(15, 13, 'MSL_PREMIUM', '2031-12-31', false, '2026-11-22 11:39:04.760802+00'),
	(16, 14, 'MSL_CONFORT', '2031-12-31', false, '2026-11-22 11:39:04.760802+00'),
	(17, 15, 'MSL_PREMIUM', '2031-12-31', false, '2026-11-22 11:39:04.760802+00'),
	(18, 16, 'MSL_PREMIUM', '2031-12-31', false, '2026-11-22 11:39:04.760802+00'),
	(19, 17, 'MSL_PREMIUM', '2031-12-31', false, '2026-11-22 11:39:04.760802+00'),
	(20, 18, 'MSL_PREMIUM', '2031-12-31', false, '2026-11-22 11:39:04.760802+00'),
	(21, 19, 'MSL_CONFORT', '2031-12-31', false, '2026-11-22 11:39:04.760802+00'),
	(22, 20, 'MSL_PREMIUM', '2031-12-31', false, '2026-11-22 11:39:04.760802+00'),
	(23, 21, 'MSL_PREMIUM', '2031-12-31', false, '2026-11-22 11:39:04.760802+00'),
	(24, 22, 'MSL_PREMIUM', '2031-12-31', false, '2026-11-22 11:39:04.760802+00'),
	(25, 23, 'MSL_PREMIUM', '2031-12-31', false, '2026-11-22 11:39:04.760802+00'),
	(26, 24, 'MSL_CONFORT', '2031-12-31', false, '2026-11-22 11:39:04.760802+00'),
	(27, 25, 'MSL_PREMIUM', '2031-12-31', false, '2026-11-22 11:39:04.760802+00'),
	(28, 26, 'MSL_PREMIUM', '2031-12-31', false, '2026-11-22 11:39:04.760802+00'),
	(29, 27, 'MSL_PREMIUM', '2031-12-31', false, '2026-11-22 11:39:04.760802+00'),
	(30, 28, 'MSL_PREMIUM', '2031-12-31', false, '2026-11-22 11:39:04.760802+00'),
	(31, 29, 'MSL_CONFORT', '2031-12-31', false, '2026-11-22 11:39:04.760802+00'),
	(32, 30, 'MSL_PREMIUM', '2031-12-31', false, '2026-11-22 11:39:04.760802+00'),
	(33, 31, 'MSL_PREMIUM', '2031-12-31', false, '2026-11-22 11:39:04.760802+00'),
	(34, 32, 'MSL_PREMIUM', '2031-12-31', false, '2026-11-22 11:39:04.760802+00'),
	(35, 33, 'MSL_PREMIUM', '2031-12-31', false, '2026-11-22 11:39:04.760802+00'),
	(36, 34, 'MSL_CONFORT', '2031-12-31', false, '2026-11-22 11:39:04.760802+00'),
	(37, 35, 'MSL_PREMIUM', '2031-12-31', false, '2026-11-22 11:39:04.760802+00'),
	(38, 36, 'MSL_PREMIUM', '2031-12-31', false, '2026-11-22 11:39:04.760802+00'),
	(39, 37, 'MSL_PREMIUM', '2031-12-31', false, '2026-11-22 11:39:04.760802+00'),
	(40, 38, 'MSL_PREMIUM', '2031-12-31', false, '2026-11-22 11:39:04.760802+00'),
	(41, 39, 'MSL_CONFORT', '2031-12-31', false, '2026-11-22 11:39:04.760802+00'),
	(42, 40, 'MSL_PREMIUM', '2031-12-31', false, '2026-11-22 11:39:04.760802+00'),
	(43, 41, 'MSL_PREMIUM', '2031-12-31', false, '2026-11-22 11:39:04.760802+00'),
	(44, 42, 'MSL_PREMIUM', '2031-12-31', false, '2026-11-22 11:39:04.760802+00'),
	(45, 43, 'MSL_PREMIUM', '2031-12-31', false, '2026-11-22 11:39:04.760802+00'),
	(46, 44, 'MSL_CONFORT', '2031-12-31', false, '2026-11-22 11:39:04.760802+00'),
	(47, 45, 'MSL_PREMIUM', '2031-12-31', false, '2026-11-22 11:39:04.760802+00'),
	(48, 46, 'MSL_PREMIUM', '2031-12-31', false, '2026-11-22 11:39:04.760802+00'),
	(49, 47, 'MSL_PREMIUM', '2031-12-31', false, '2026-11-22 11:39:04.760802+00'),
	(50, 48, 'MSL_PREMIUM', '2031-12-31', false, '2026-11-22 11:39:04.760802+00'),
	(51, 49, 'MSL_CONFORT', '2031-12-31', false, '2026-11-22 11:39:04.760802+00'),
	(52, 50, 'MSL_PREMIUM', '2031-12-31', false, '2026-11-22 11:39:04.760802+00'),
	(53, 51, 'MSL_PREMIUM', '2031-12-31', false, '2026-11-22 11:39:04.760802+00'),
	(54, 52, 'MSL_PREMIUM', '2031-12-31', false, '2026-11-22 11:39:04.760802+00'),
	(55, 53, 'MSL_PREMIUM', '2031-12-31', false, '2026-11-22 11:39:04.760802+00'),
	(56, 54, 'MSL_CONFORT', '2031-12-31', false, '2026-11-22 11:39:04.760802+00'),
	(57, 55, 'MSL_PREMIUM', '2031-12-31', false, '2026-11-22 11:39:04.760802+00'),
	(58, 56, 'MSL_PREMIUM', '2031-12-31', false, '2026-11-22 11:39:04.760802+00'),
	(59, 57, 'MSL_PREMIUM', '2031-12-31', false, '2026-11-22 11:39:04.760802+00'),
	(60, 58, 'MSL_PREMIUM', '2031-12-31', false, '2026-11-22 11:39:04.760802+00'),
	(61, 59, 'MSL_CONFORT', '2031-12-31', false, '2026-11-22 11:39:04.760802+00'),
	(62, 60, 'MSL_PREMIUM', '2031-12-31', false, '2026-11-22 11:39:04.760802+00'),
	(63, 61, 'MSL_PREMIUM', '2031-12-31', false, '2026-11-22 11:39:04.760802+00'),
	(64, 62, 'MSL_PREMIUM', '2031-12-31', false, '2026-11-22 11:39:04.760802+00'),
	(65, 63, 'MSL_PREMIUM', '2031-12-31', false, '2026-11-22 11:39:04.760802+00'),
	(66, 64, 'MSL_CONFORT', '2031-12-31', false, '2026-11-22 11:39:04.760802+00');

INSERT INTO public.residence_states_history OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 'CREATED', NULL, '{}', '2026-09-23 11:39:05.045+00'),
	(2, 2, 'CREATED', NULL, '{}', '2025-11-07 11:39:05.057+00'),
	(3, 3, 'CREATED', NULL, '{}', '2026-08-24 11:39:05.066+00'),
	(4, 4, 'CREATED', NULL, '{}', '2026-06-25 11:39:05.074+00'),
	(5, 5, 'CREATED', NULL, '{}', '2026-01-26 11:39:05.086+00'),
	(6, 6, 'CREATED', NULL, '{}', '2026-05-06 11:39:05.096+00'),
	(7, 7, 'CREATED', NULL, '{}', '2026-10-08 11:39:05.104+00'),
	(8, 8, 'CREATED', NULL, '{}', '2026-09-13 11:39:05.111+00'),
	(9, 9, 'CREATED', NULL, '{}', '2026-11-20 11:39:05.113+00'),
	(10, 10, 'CREATED', NULL, '{}', '2026-11-15 11:39:05.116+00'),
	(11, 11, 'CREATED', NULL, '{}', '2026-11-10 11:39:05.12+00'),
	(12, 12, 'CREATED', NULL, '{}', '2026-11-05 11:39:05.124+00'),
	(13, 13, 'CREATED', NULL, '{}', '2026-10-31 11:39:05.125+00'),
	(14, 14, 'CREATED', NULL, '{}', '2026-10-26 11:39:05.125+00'),
	(15, 15, 'CREATED', NULL, '{}', '2026-10-21 11:39:05.131+00'),
	(16, 16, 'CREATED', NULL, '{}', '2026-10-16 11:39:05.135+00'),
	(17, 17, 'CREATED', NULL, '{}', '2026-10-11 11:39:05.146+00'),
	(18, 18, 'CREATED', NULL, '{}', '2026-10-06 11:39:05.15+00'),
	(19, 19, 'CREATED', NULL, '{}', '2026-10-01 11:39:05.155+00'),
	(20, 20, 'CREATED', NULL, '{}', '2026-09-26 11:39:05.169+00'),
	(21, 21, 'CREATED', NULL, '{}', '2026-09-21 11:39:05.184+00'),
	(22, 22, 'CREATED', NULL, '{}', '2026-09-16 11:39:05.19+00'),
	(23, 23, 'CREATED', NULL, '{}', '2026-09-11 11:39:05.202+00'),
	(24, 24, 'CREATED', NULL, '{}', '2026-09-06 11:39:05.214+00'),
	(25, 25, 'CREATED', NULL, '{}', '2026-09-01 11:39:05.223+00'),
	(26, 26, 'CREATED', NULL, '{}', '2026-08-27 11:39:05.231+00'),
	(27, 27, 'CREATED', NULL, '{}', '2026-08-22 11:39:05.246+00'),
	(28, 28, 'CREATED', NULL, '{}', '2026-08-17 11:39:05.258+00'),
	(29, 29, 'CREATED', NULL, '{}', '2026-08-12 11:39:05.269+00'),
	(30, 30, 'CREATED', NULL, '{}', '2026-08-07 11:39:05.275+00'),
	(31, 31, 'CREATED', NULL, '{}', '2026-08-02 11:39:05.285+00'),
	(32, 32, 'CREATED', NULL, '{}', '2026-07-28 11:39:05.286+00'),
	(33, 33, 'CREATED', NULL, '{}', '2026-07-23 11:39:05.287+00'),
	(34, 34, 'CREATED', NULL, '{}', '2026-07-18 11:39:05.288+00'),
	(35, 35, 'CREATED', NULL, '{}', '2026-07-13 11:39:05.29+00'),
	(36, 36, 'CREATED', NULL, '{}', '2026-07-08 11:39:05.296+00'),
	(37, 37, 'CREATED', NULL, '{}', '2026-07-03 11:39:05.3+00'),
	(38, 38, 'CREATED', NULL, '{}', '2026-06-28 11:39:05.323+00'),
	(39, 39, 'CREATED', NULL, '{}', '2026-06-23 11:39:05.334+00'),
	(40, 40, 'CREATED', NULL, '{}', '2026-06-18 11:39:05.355+00'),
	(41, 41, 'CREATED', NULL, '{}', '2026-06-13 11:39:05.359+00'),
	(42, 42, 'CREATED', NULL, '{}', '2026-06-08 11:39:05.367+00'),
	(43, 43, 'CREATED', NULL, '{}', '2026-06-03 11:39:05.386+00'),
	(44, 44, 'CREATED', NULL, '{}', '2026-05-29 11:39:05.41+00'),
	(45, 45, 'CREATED', NULL, '{}', '2026-05-24 11:39:05.426+00'),
	(46, 46, 'CREATED', NULL, '{}', '2026-05-19 11:39:05.439+00'),
	(47, 47, 'CREATED', NULL, '{}', '2026-05-14 11:39:05.565+00'),
	(48, 48, 'CREATED', NULL, '{}', '2026-05-09 11:39:05.582+00'),
	(49, 49, 'CREATED', NULL, '{}', '2026-05-04 11:39:05.594+00'),
	(50, 50, 'CREATED', NULL, '{}', '2026-04-29 11:39:05.615+00'),
	(51, 51, 'CREATED', NULL, '{}', '2026-04-24 11:39:05.617+00'),
	(52, 52, 'CREATED', NULL, '{}', '2026-04-19 11:39:05.631+00'),
	(53, 53, 'CREATED', NULL, '{}', '2026-04-14 11:39:05.639+00'),
	(54, 54, 'CREATED', NULL, '{}', '2026-04-09 11:39:05.647+00'),
	(55, 55, 'CREATED', NULL, '{}', '2026-04-04 11:39:05.663+00'),
	(56, 56, 'CREATED', NULL, '{}', '2026-03-30 11:39:05.664+00'),
	(57, 57, 'CREATED', NULL, '{}', '2026-03-25 11:39:05.671+00'),
	(58, 58, 'CREATED', NULL, '{}', '2026-03-20 11:39:05.686+00'),
	(59, 59, 'CREATED', NULL, '{}', '2026-03-15 11:39:05.72+00'),
	(60, 60, 'CREATED', NULL, '{}', '2026-03-10 11:39:05.739+00'),
	(61, 61, 'CREATED', NULL, '{}', '2026-03-05 11:39:05.746+00'),
	(62, 62, 'CREATED', NULL, '{}', '2026-02-28 11:39:05.751+00'),
	(63, 63, 'CREATED', NULL, '{}', '2026-02-23 11:39:05.759+00'),
	(64, 64, 'CREATED', NULL, '{}', '2026-02-18 11:39:05.764+00'),
	(65, 65, 'CREATED', NULL, '{}', '2026-11-21 11:39:05.779+00'),
	(66, 66, 'CREATED', NULL, '{}', '2026-11-20 11:39:05.797+00'),
	(67, 67, 'CREATED', NULL, '{}', '2026-11-19 11:39:05.825+00'),
	(68, 68, 'CREATED', NULL, '{}', '2026-11-18 11:39:05.841+00'),
	(69, 69, 'CREATED', NULL, '{}', '2026-11-17 11:39:05.854+00'),
	(70, 70, 'CREATED', NULL, '{}', '2026-11-16 11:39:05.861+00'),
	(71, 71, 'CREATED', NULL, '{}', '2026-11-15 11:39:05.868+00'),
	(72, 72, 'CREATED', NULL, '{}', '2026-11-14 11:39:05.872+00'),
	(73, 73, 'CREATED', NULL, '{}', '2026-01-26 11:39:05.874+00'),
	(74, 74, 'CREATED', NULL, '{}', '2026-01-26 11:39:05.894+00'),
	(75, 75, 'CREATED', NULL, '{}', '2026-01-26 11:39:05.899+00'),
	(76, 76, 'CREATED', NULL, '{}', '2026-01-26 11:39:05.906+00'),
	(77, 77, 'CREATED', NULL, '{}', '2026-01-26 11:39:05.907+00'),
	(78, 78, 'CREATED', NULL, '{}', '2026-01-26 11:39:05.917+00'),
	(79, 79, 'CREATED', NULL, '{}', '2026-01-26 11:39:05.932+00'),
	(80, 80, 'CREATED', NULL, '{}', '2026-01-26 11:39:05.94+00'),
	(81, 81, 'CREATED', NULL, '{}', '2026-01-26 11:39:05.947+00'),
	(82, 82, 'CREATED', NULL, '{}', '2026-01-26 11:39:05.949+00'),
	(83, 83, 'CREATED', NULL, '{}', '2026-01-26 11:39:05.966+00'),
	(84, 84, 'CREATED', NULL, '{}', '2026-01-26 11:39:05.978+00'),
	(85, 85, 'CREATED', NULL, '{}', '2026-05-06 11:39:05.998+00'),
	(86, 86, 'CREATED', NULL, '{}', '2026-05-06 11:39:06.001+00'),
	(87, 87, 'CREATED', NULL, '{}', '2026-05-06 11:39:06.003+00'),
	(88, 88, 'CREATED', NULL, '{}', '2026-05-06 11:39:06.006+00'),
	(89, 89, 'CREATED', NULL, '{}', '2026-05-06 11:39:06.023+00'),
	(90, 90, 'CREATED', NULL, '{}', '2026-05-06 11:39:06.025+00'),
	(91, 91, 'CREATED', NULL, '{}', '2026-05-06 11:39:06.034+00'),
	(92, 92, 'CREATED', NULL, '{}', '2026-05-06 11:39:06.038+00'),
	(93, 93, 'CREATED', NULL, '{}', '2026-05-06 11:39:06.049+00'),
	(94, 94, 'CREATED', NULL, '{}', '2026-05-06 11:39:06.053+00'),
	(95, 95, 'CREATED', NULL, '{}', '2026-05-06 11:39:06.054+00'),
	(96, 96, 'CREATED', NULL, '{}', '2026-05-06 11:39:06.073+00'),
	(97, 97, 'CREATED', NULL, '{}', '2026-05-06 11:39:06.074+00'),
	(98, 98, 'CREATED', NULL, '{}', '2026-05-06 11:39:06.077+00'),
	(99, 99, 'CREATED', NULL, '{}', '2026-05-06 11:39:06.079+00'),
	(100, 100, 'CREATED', NULL, '{}', '2026-05-06 11:39:06.089+00');
INSERT INTO public.residence_states_history OVERRIDING SYSTEM VALUE VALUES
	(101, 101, 'CREATED', NULL, '{}', '2026-05-06 11:39:06.107+00'),
	(102, 102, 'CREATED', NULL, '{}', '2026-05-06 11:39:06.112+00'),
	(103, 103, 'CREATED', NULL, '{}', '2026-05-06 11:39:06.113+00'),
	(104, 104, 'CREATED', NULL, '{}', '2026-05-06 11:39:06.116+00'),
	(105, 105, 'CREATED', NULL, '{}', '2026-05-06 11:39:06.127+00'),
	(106, 106, 'CREATED', NULL, '{}', '2026-05-06 11:39:06.133+00'),
	(107, 107, 'CREATED', NULL, '{}', '2026-05-06 11:39:06.133+00'),
	(108, 108, 'CREATED', NULL, '{}', '2026-05-06 11:39:06.156+00'),
	(109, 109, 'CREATED', NULL, '{}', '2026-05-06 11:39:06.17+00'),
	(110, 110, 'CREATED', NULL, '{}', '2026-05-06 11:39:06.189+00'),
	(111, 111, 'CREATED', NULL, '{}', '2026-05-06 11:39:06.197+00'),
	(112, 112, 'CREATED', NULL, '{}', '2026-05-06 11:39:06.198+00'),
	(113, 113, 'CREATED', NULL, '{}', '2026-05-06 11:39:06.199+00'),
	(114, 114, 'CREATED', NULL, '{}', '2026-05-06 11:39:06.21+00'),
	(115, 115, 'CREATED', NULL, '{}', '2026-05-06 11:39:06.212+00'),
	(116, 116, 'CREATED', NULL, '{}', '2026-05-06 11:39:06.222+00'),
	(117, 117, 'CREATED', NULL, '{}', '2026-05-06 11:39:06.226+00'),
	(118, 118, 'CREATED', NULL, '{}', '2026-05-06 11:39:06.229+00'),
	(119, 119, 'CREATED', NULL, '{}', '2026-05-06 11:39:06.236+00'),
	(120, 120, 'CREATED', NULL, '{}', '2026-05-06 11:39:06.237+00'),
	(121, 121, 'CREATED', NULL, '{}', '2026-05-06 11:39:06.245+00'),
	(122, 122, 'CREATED', NULL, '{}', '2026-05-06 11:39:06.25+00'),
	(123, 123, 'CREATED', NULL, '{}', '2026-05-06 11:39:06.251+00'),
	(124, 124, 'CREATED', NULL, '{}', '2026-05-06 11:39:06.258+00'),
	(125, 1, 'CREDENTIALS_SENT', 4, '{}', '2026-11-10 11:39:08.557+00'),
	(126, 2, 'CREDENTIALS_SENT', 4, '{}', '2025-12-01 11:39:08.628+00'),
	(127, 7, 'CREDENTIALS_SENT', 9, '{}', '2026-11-06 11:39:08.651+00'),
	(128, 8, 'CREDENTIALS_SENT', 12, '{}', '2026-10-23 11:39:08.687+00'),
	(129, 9, 'CREDENTIALS_SENT', 4, '{}', '2026-11-21 11:39:05.113+00'),
	(130, 10, 'CREDENTIALS_SENT', 4, '{}', '2026-11-17 11:39:05.116+00'),
	(131, 11, 'CREDENTIALS_SENT', 4, '{}', '2026-11-13 11:39:05.12+00'),
	(132, 13, 'CREDENTIALS_SENT', 4, '{}', '2026-11-01 11:39:05.124+00'),
	(133, 15, 'CREDENTIALS_SENT', 4, '{}', '2026-10-23 11:39:05.13+00'),
	(134, 16, 'CREDENTIALS_SENT', 4, '{}', '2026-10-19 11:39:05.134+00'),
	(135, 18, 'CREDENTIALS_SENT', 4, '{}', '2026-10-07 11:39:05.149+00'),
	(136, 19, 'CREDENTIALS_SENT', 4, '{}', '2026-10-03 11:39:05.154+00'),
	(137, 21, 'CREDENTIALS_SENT', 4, '{}', '2026-09-24 11:39:05.183+00'),
	(138, 23, 'CREDENTIALS_SENT', 4, '{}', '2026-09-12 11:39:05.196+00'),
	(139, 24, 'CREDENTIALS_SENT', 4, '{}', '2026-09-08 11:39:05.213+00'),
	(140, 25, 'CREDENTIALS_SENT', 4, '{}', '2026-09-04 11:39:05.22+00'),
	(141, 28, 'CREDENTIALS_SENT', 4, '{}', '2026-08-18 11:39:05.258+00'),
	(142, 29, 'CREDENTIALS_SENT', 4, '{}', '2026-08-14 11:39:05.266+00'),
	(143, 30, 'CREDENTIALS_SENT', 4, '{}', '2026-08-10 11:39:05.274+00'),
	(144, 33, 'CREDENTIALS_SENT', 4, '{}', '2026-07-24 11:39:05.287+00'),
	(145, 34, 'CREDENTIALS_SENT', 4, '{}', '2026-07-20 11:39:05.288+00'),
	(146, 35, 'CREDENTIALS_SENT', 4, '{}', '2026-07-16 11:39:05.29+00'),
	(147, 37, 'CREDENTIALS_SENT', 4, '{}', '2026-07-04 11:39:05.299+00'),
	(148, 39, 'CREDENTIALS_SENT', 4, '{}', '2026-06-25 11:39:05.331+00'),
	(149, 40, 'CREDENTIALS_SENT', 4, '{}', '2026-06-21 11:39:05.355+00'),
	(150, 42, 'CREDENTIALS_SENT', 4, '{}', '2026-06-09 11:39:05.366+00'),
	(151, 43, 'CREDENTIALS_SENT', 4, '{}', '2026-06-05 11:39:05.385+00'),
	(152, 45, 'CREDENTIALS_SENT', 4, '{}', '2026-05-27 11:39:05.425+00'),
	(153, 47, 'CREDENTIALS_SENT', 4, '{}', '2026-05-15 11:39:05.557+00'),
	(154, 48, 'CREDENTIALS_SENT', 4, '{}', '2026-05-11 11:39:05.58+00'),
	(155, 49, 'CREDENTIALS_SENT', 4, '{}', '2026-05-07 11:39:05.591+00'),
	(156, 52, 'CREDENTIALS_SENT', 4, '{}', '2026-04-20 11:39:05.625+00'),
	(157, 53, 'CREDENTIALS_SENT', 4, '{}', '2026-04-16 11:39:05.634+00'),
	(158, 54, 'CREDENTIALS_SENT', 4, '{}', '2026-04-12 11:39:05.646+00'),
	(159, 57, 'CREDENTIALS_SENT', 4, '{}', '2026-03-26 11:39:05.668+00'),
	(160, 58, 'CREDENTIALS_SENT', 4, '{}', '2026-03-22 11:39:05.687+00'),
	(161, 59, 'CREDENTIALS_SENT', 4, '{}', '2026-03-18 11:39:05.713+00'),
	(162, 61, 'CREDENTIALS_SENT', 4, '{}', '2026-03-06 11:39:05.743+00'),
	(163, 63, 'CREDENTIALS_SENT', 4, '{}', '2026-02-25 11:39:05.752+00'),
	(164, 64, 'CREDENTIALS_SENT', 4, '{}', '2026-02-21 11:39:05.763+00'),
	(165, 66, 'CREDENTIALS_SENT', 7, '{}', '2026-11-21 11:39:05.789+00'),
	(166, 67, 'CREDENTIALS_SENT', 7, '{}', '2026-11-21 11:39:05.816+00'),
	(167, 68, 'CREDENTIALS_SENT', 7, '{}', '2026-11-21 11:39:05.836+00'),
	(168, 70, 'CREDENTIALS_SENT', 7, '{}', '2026-11-17 11:39:05.857+00'),
	(169, 71, 'CREDENTIALS_SENT', 7, '{}', '2026-11-17 11:39:05.866+00'),
	(170, 72, 'CREDENTIALS_SENT', 7, '{}', '2026-11-17 11:39:05.871+00'),
	(171, 2, 'ACTIVATED', 16, '{}', '2025-12-03 11:39:10.035+00'),
	(172, 73, 'ACTIVATED', 6, '{}', '2026-06-25 11:39:10.037+00'),
	(173, 74, 'ACTIVATED', 6, '{}', '2026-06-25 11:39:10.056+00'),
	(174, 75, 'ACTIVATED', 6, '{}', '2026-06-25 11:39:10.06+00'),
	(175, 76, 'ACTIVATED', 6, '{}', '2026-06-25 11:39:10.062+00'),
	(176, 77, 'ACTIVATED', 6, '{}', '2026-06-25 11:39:10.071+00'),
	(177, 9, 'ACTIVATED', 24, '{}', '2026-11-22 10:39:10.109+00'),
	(178, 15, 'ACTIVATED', 25, '{}', '2026-10-25 11:39:05.13+00'),
	(179, 24, 'ACTIVATED', 26, '{}', '2026-09-10 11:39:05.213+00'),
	(180, 28, 'ACTIVATED', 27, '{}', '2026-08-20 11:39:05.258+00'),
	(181, 34, 'ACTIVATED', 28, '{}', '2026-07-22 11:39:05.288+00'),
	(182, 43, 'ACTIVATED', 29, '{}', '2026-06-07 11:39:05.385+00'),
	(183, 57, 'ACTIVATED', 30, '{}', '2026-03-28 11:39:05.668+00'),
	(184, 61, 'ACTIVATED', 31, '{}', '2026-03-08 11:39:05.743+00');

INSERT INTO public.residence_users OVERRIDING SYSTEM VALUE VALUES
	(1, 2, 16, 'OWNER', '2025-12-03 11:39:10.035+00', '2026-11-20 11:39:10.036+00'),
	(2, 73, 6, 'OWNER', '2026-06-25 11:39:10.037+00', NULL),
	(3, 74, 6, 'OWNER', '2026-06-25 11:39:10.056+00', NULL),
	(4, 75, 6, 'OWNER', '2026-06-25 11:39:10.06+00', NULL),
	(5, 76, 6, 'OWNER', '2026-06-25 11:39:10.062+00', NULL),
	(6, 77, 6, 'OWNER', '2026-06-25 11:39:10.071+00', NULL),
	(7, 73, 17, 'TENANT', '2026-07-27 11:39:10.079+00', '2026-11-21 11:39:10.079+00'),
	(8, 74, 19, 'TENANT', '2026-08-19 11:39:10.081+00', '2026-11-10 11:39:10.081+00'),
	(9, 75, 20, 'TENANT', '2026-09-23 11:39:10.081+00', NULL),
	(10, 9, 24, 'OWNER', '2026-11-22 10:39:10.109+00', '2026-11-22 11:39:10.137+00'),
	(11, 15, 25, 'OWNER', '2026-10-25 11:39:05.13+00', NULL),
	(12, 24, 26, 'OWNER', '2026-09-10 11:39:05.213+00', NULL),
	(13, 28, 27, 'OWNER', '2026-08-20 11:39:05.258+00', '2026-11-19 11:39:10.162+00'),
	(14, 34, 28, 'OWNER', '2026-07-22 11:39:05.288+00', NULL),
	(15, 43, 29, 'OWNER', '2026-06-07 11:39:05.385+00', NULL),
	(16, 57, 30, 'OWNER', '2026-03-28 11:39:05.668+00', '2026-11-16 11:39:10.218+00'),
	(17, 61, 31, 'OWNER', '2026-03-08 11:39:05.743+00', NULL);

INSERT INTO public.residences OVERRIDING SYSTEM VALUE VALUES
	(12, 2, NULL, DEFAULT, 'HOUSE', false, 'Maison Chevalier', 'CL-2026-203', 119.00, '4B55XD6DGKDW', NULL, NULL, NULL, NULL, 22, '23 Rue de l’Église', '44120', 'Vertou', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 0, NULL, '2026-11-05 11:39:05.123+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, 0),
	(14, 2, NULL, DEFAULT, 'HOUSE', false, 'Maison Gauthier', 'CL-2026-205', 145.00, 'Z8BRTATX6938', NULL, NULL, NULL, NULL, 24, '37 Rue Jean-Jaurès', '44340', 'Bouguenais', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 0, NULL, '2026-10-26 11:39:05.125+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, 0),
	(17, 2, NULL, DEFAULT, 'HOUSE', false, 'Maison Dufour', 'CL-2026-208', 114.00, 'A393N35XRT6J', NULL, NULL, NULL, NULL, 27, '58 Rue du Moulin', '44000', 'Nantes', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 0, NULL, '2026-10-11 11:39:05.145+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, 0),
	(20, 2, NULL, DEFAULT, 'HOUSE', false, 'Maison Renard', 'CL-2026-211', 83.00, 'NC842SWWKYTG', NULL, NULL, NULL, NULL, 30, '79 Rue de l’Église', '44120', 'Vertou', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 0, NULL, '2026-09-26 11:39:05.166+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, 0),
	(22, 2, NULL, DEFAULT, 'TWIN_HOUSE', false, 'Maison Brunet', 'CL-2026-213', 109.00, 'VM62HB1CT71Q', NULL, NULL, NULL, NULL, 32, '3 Rue Jean-Jaurès', '44340', 'Bouguenais', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 0, NULL, '2026-09-16 11:39:05.19+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, 0),
	(26, 2, NULL, DEFAULT, 'HOUSE', false, 'Maison Chevalier 2', 'CL-2026-217', 91.00, 'AW6RCSKHN6VW', NULL, NULL, NULL, NULL, 36, '31 Rue des Vignes', '44400', 'Rezé', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 0, NULL, '2026-08-27 11:39:05.231+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, 0),
	(27, 2, NULL, DEFAULT, 'HOUSE', false, 'Maison Robin 2', 'CL-2026-218', 104.00, 'W4K4T9NWQX0Z', NULL, NULL, NULL, NULL, 37, '38 Allée des Chênes', '44600', 'Saint-Nazaire', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 0, NULL, '2026-08-22 11:39:05.244+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, 0),
	(31, 2, NULL, DEFAULT, 'TWIN_HOUSE', false, 'Maison Dufour 2', 'CL-2026-222', 86.00, 'CAXN69WCNFZY', NULL, NULL, NULL, NULL, 41, '66 Impasse du Verger', '44500', 'La Baule-Escoublac', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 0, NULL, '2026-08-02 11:39:05.285+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, 0),
	(32, 2, NULL, DEFAULT, 'HOUSE', false, 'Maison Meyer 2', 'CL-2026-223', 99.00, '3DED7MP1BYPP', NULL, NULL, NULL, NULL, 42, '73 Rue des Ajoncs', '44210', 'Pornic', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 0, NULL, '2026-07-28 11:39:05.286+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, 0),
	(36, 2, NULL, DEFAULT, 'HOUSE', false, 'Maison Brunet 2', 'CL-2026-227', 81.00, 'MCNJ5117VX37', NULL, NULL, NULL, NULL, 46, '11 Rue de l’Église', '44120', 'Vertou', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 0, NULL, '2026-07-08 11:39:05.294+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, 0),
	(38, 2, NULL, DEFAULT, 'HOUSE', false, 'Maison Garnier 3', 'CL-2026-229', 107.00, '2TA8MBBGNQ0W', NULL, NULL, NULL, NULL, 48, '25 Rue Jean-Jaurès', '44340', 'Bouguenais', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 0, NULL, '2026-06-28 11:39:05.318+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, 0),
	(41, 2, NULL, DEFAULT, 'HOUSE', false, 'Maison Robin 3', 'CL-2026-232', 146.00, 'DK59TC3GHWKD', NULL, NULL, NULL, NULL, 51, '46 Rue du Moulin', '44000', 'Nantes', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 0, NULL, '2026-06-13 11:39:05.359+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, 0),
	(44, 2, NULL, DEFAULT, 'HOUSE', false, 'Maison Marchand 3', 'CL-2026-235', 115.00, 'R1VYT7KG1AS8', NULL, NULL, NULL, NULL, 54, '67 Rue de l’Église', '44120', 'Vertou', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 0, NULL, '2026-05-29 11:39:05.395+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, 0),
	(46, 2, NULL, DEFAULT, 'HOUSE', false, 'Maison Meyer 3', 'CL-2026-237', 141.00, 'HR6F236WGTW6', NULL, NULL, NULL, NULL, 56, '81 Rue Jean-Jaurès', '44340', 'Bouguenais', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 0, NULL, '2026-05-19 11:39:05.438+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, 0),
	(50, 2, NULL, DEFAULT, 'HOUSE', false, 'Maison Brunet 3', 'CL-2026-241', 123.00, 'VKACD7MGYKT3', NULL, NULL, NULL, NULL, 60, '19 Rue des Vignes', '44400', 'Rezé', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 0, NULL, '2026-04-29 11:39:05.61+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, 0),
	(51, 2, NULL, DEFAULT, 'HOUSE', false, 'Maison Roux 4', 'CL-2026-242', 136.00, 'AKATGN0XCJSB', NULL, NULL, NULL, NULL, 61, '26 Allée des Chênes', '44600', 'Saint-Nazaire', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 0, NULL, '2026-04-24 11:39:05.616+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, 0),
	(55, 2, NULL, DEFAULT, 'HOUSE', false, 'Maison Robin 4', 'CL-2026-246', 118.00, '9WPBQ9ZRE15S', NULL, NULL, NULL, NULL, 65, '54 Impasse du Verger', '44500', 'La Baule-Escoublac', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 0, NULL, '2026-04-04 11:39:05.662+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, 0),
	(56, 2, NULL, DEFAULT, 'HOUSE', false, 'Maison Gauthier 4', 'CL-2026-247', 131.00, '86XKCNXQ97T5', NULL, NULL, NULL, NULL, 66, '61 Rue des Ajoncs', '44210', 'Pornic', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 0, NULL, '2026-03-30 11:39:05.663+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, 0),
	(60, 2, NULL, DEFAULT, 'HOUSE', false, 'Maison Meyer 4', 'CL-2026-251', 113.00, 'ZKHDXG787H4F', NULL, NULL, NULL, NULL, 70, '89 Rue de l’Église', '44120', 'Vertou', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 0, NULL, '2026-03-10 11:39:05.73+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, 0),
	(62, 2, NULL, DEFAULT, 'HOUSE', false, 'Maison Renard 4', 'CL-2026-253', 139.00, 'W5THHB7MRV92', NULL, NULL, NULL, NULL, 72, '13 Rue Jean-Jaurès', '44340', 'Bouguenais', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 0, NULL, '2026-02-28 11:39:05.751+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, 0),
	(78, 3, 5, DEFAULT, 'FLAT', false, 'Appartement A06', NULL, 87.00, '80T0EC2ARJD7', NULL, NULL, NULL, NULL, 88, '40 Avenue des Tilleuls', '44600', 'Saint-Nazaire', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 0, NULL, '2026-01-26 11:39:05.914+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, 1),
	(79, 3, 5, DEFAULT, 'FLAT', false, 'Appartement A07', NULL, 38.00, 'HTTXNSYX45WM', NULL, NULL, NULL, NULL, 89, '40 Avenue des Tilleuls', '44600', 'Saint-Nazaire', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 0, NULL, '2026-01-26 11:39:05.93+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, 1),
	(80, 3, 5, DEFAULT, 'FLAT', false, 'Appartement A08', NULL, 49.00, 'QYYZQE4N1KB2', NULL, NULL, NULL, NULL, 90, '40 Avenue des Tilleuls', '44600', 'Saint-Nazaire', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 0, NULL, '2026-01-26 11:39:05.939+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, 1),
	(81, 3, 5, DEFAULT, 'FLAT', false, 'Appartement A09', NULL, 60.00, '9VDT644NK8WM', NULL, NULL, NULL, NULL, 91, '40 Avenue des Tilleuls', '44600', 'Saint-Nazaire', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 0, NULL, '2026-01-26 11:39:05.946+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, 1),
	(82, 3, 5, DEFAULT, 'FLAT', false, 'Appartement A10', NULL, 71.00, '1EWFCND3ZQSA', NULL, NULL, NULL, NULL, 92, '40 Avenue des Tilleuls', '44600', 'Saint-Nazaire', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 0, NULL, '2026-01-26 11:39:05.948+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, 1),
	(83, 3, 5, DEFAULT, 'FLAT', false, 'Appartement B01', NULL, 82.00, '3Y4FBZPPYGXE', NULL, NULL, NULL, NULL, 93, '40 Avenue des Tilleuls', '44600', 'Saint-Nazaire', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 0, NULL, '2026-01-26 11:39:05.966+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, 1),
	(84, 3, 5, DEFAULT, 'FLAT', false, 'Appartement B02', NULL, 33.00, 'YX4P5ABBCZ74', NULL, NULL, NULL, NULL, 94, '40 Avenue des Tilleuls', '44600', 'Saint-Nazaire', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 0, NULL, '2026-01-26 11:39:05.977+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, 1),
	(85, 7, 6, DEFAULT, 'FLAT', false, 'Appartement A01', NULL, 32.00, '1A2TFMEP0DSN', NULL, NULL, NULL, NULL, 95, '12 Montée du Belvédère', '69005', 'Lyon', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 0, NULL, '2026-05-06 11:39:05.994+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, 0),
	(86, 7, 6, DEFAULT, 'FLAT', false, 'Appartement A02', NULL, 43.00, '1D8MRXX0K9DX', NULL, NULL, NULL, NULL, 96, '12 Montée du Belvédère', '69005', 'Lyon', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 0, NULL, '2026-05-06 11:39:06.001+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, 0),
	(87, 7, 6, DEFAULT, 'FLAT', false, 'Appartement A03', NULL, 54.00, 'ZV7KE3T6JKWB', NULL, NULL, NULL, NULL, 97, '12 Montée du Belvédère', '69005', 'Lyon', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 0, NULL, '2026-05-06 11:39:06.002+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, 0),
	(88, 7, 6, DEFAULT, 'FLAT', false, 'Appartement A04', NULL, 65.00, '5RV9AJNRNEBD', NULL, NULL, NULL, NULL, 98, '12 Montée du Belvédère', '69005', 'Lyon', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 0, NULL, '2026-05-06 11:39:06.005+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, 0),
	(89, 7, 6, DEFAULT, 'FLAT', false, 'Appartement A05', NULL, 76.00, '8FR76XCR7RPJ', NULL, NULL, NULL, NULL, 99, '12 Montée du Belvédère', '69005', 'Lyon', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 0, NULL, '2026-05-06 11:39:06.023+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, 0),
	(90, 7, 6, DEFAULT, 'FLAT', false, 'Appartement A06', NULL, 87.00, 'DGNW1N57ZNVB', NULL, NULL, NULL, NULL, 100, '12 Montée du Belvédère', '69005', 'Lyon', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 0, NULL, '2026-05-06 11:39:06.024+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, 0),
	(91, 7, 6, DEFAULT, 'FLAT', false, 'Appartement A07', NULL, 38.00, '2D0TQD1SNZV2', NULL, NULL, NULL, NULL, 101, '12 Montée du Belvédère', '69005', 'Lyon', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 0, NULL, '2026-05-06 11:39:06.033+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, 0),
	(92, 7, 6, DEFAULT, 'FLAT', false, 'Appartement A08', NULL, 49.00, '5QQA4A5HNN8J', NULL, NULL, NULL, NULL, 102, '12 Montée du Belvédère', '69005', 'Lyon', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 0, NULL, '2026-05-06 11:39:06.035+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, 0),
	(93, 7, 6, DEFAULT, 'FLAT', false, 'Appartement A09', NULL, 60.00, 'CAE8EGCJ17VN', NULL, NULL, NULL, NULL, 103, '12 Montée du Belvédère', '69005', 'Lyon', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 0, NULL, '2026-05-06 11:39:06.048+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, 0),
	(94, 7, 6, DEFAULT, 'FLAT', false, 'Appartement A10', NULL, 71.00, 'FXSCJYRS2C5Z', NULL, NULL, NULL, NULL, 104, '12 Montée du Belvédère', '69005', 'Lyon', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 0, NULL, '2026-05-06 11:39:06.053+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, 0),
	(95, 7, 6, DEFAULT, 'FLAT', false, 'Appartement B01', NULL, 82.00, 'R8MB80FN4T98', NULL, NULL, NULL, NULL, 105, '12 Montée du Belvédère', '69005', 'Lyon', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 0, NULL, '2026-05-06 11:39:06.054+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, 0),
	(96, 7, 6, DEFAULT, 'FLAT', false, 'Appartement B02', NULL, 33.00, '8QP6XHVGVSQC', NULL, NULL, NULL, NULL, 106, '12 Montée du Belvédère', '69005', 'Lyon', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 0, NULL, '2026-05-06 11:39:06.069+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, 0),
	(97, 7, 6, DEFAULT, 'FLAT', false, 'Appartement B03', NULL, 44.00, 'ZEKNKZBXFBCH', NULL, NULL, NULL, NULL, 107, '12 Montée du Belvédère', '69005', 'Lyon', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 0, NULL, '2026-05-06 11:39:06.073+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, 0),
	(98, 7, 6, DEFAULT, 'FLAT', false, 'Appartement B04', NULL, 55.00, 'VJCN1DXB315V', NULL, NULL, NULL, NULL, 108, '12 Montée du Belvédère', '69005', 'Lyon', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 0, NULL, '2026-05-06 11:39:06.075+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, 0),
	(99, 7, 6, DEFAULT, 'FLAT', false, 'Appartement B05', NULL, 66.00, 'XRDGJ8D6DW9N', NULL, NULL, NULL, NULL, 109, '12 Montée du Belvédère', '69005', 'Lyon', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 0, NULL, '2026-05-06 11:39:06.077+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, 0),
	(100, 7, 6, DEFAULT, 'FLAT', false, 'Appartement B06', NULL, 77.00, 'GNM8HECJSN48', NULL, NULL, NULL, NULL, 110, '12 Montée du Belvédère', '69005', 'Lyon', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 0, NULL, '2026-05-06 11:39:06.087+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, 0),
	(101, 7, 6, DEFAULT, 'FLAT', false, 'Appartement B07', NULL, 88.00, 'FY0W2C27WKB7', NULL, NULL, NULL, NULL, 111, '12 Montée du Belvédère', '69005', 'Lyon', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 0, NULL, '2026-05-06 11:39:06.102+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, 0),
	(102, 7, 6, DEFAULT, 'FLAT', false, 'Appartement B08', NULL, 39.00, '5H969PNV0JSN', NULL, NULL, NULL, NULL, 112, '12 Montée du Belvédère', '69005', 'Lyon', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 0, NULL, '2026-05-06 11:39:06.111+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, 0),
	(103, 7, 6, DEFAULT, 'FLAT', false, 'Appartement B09', NULL, 50.00, '7B8RPPSWYV1H', NULL, NULL, NULL, NULL, 113, '12 Montée du Belvédère', '69005', 'Lyon', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 0, NULL, '2026-05-06 11:39:06.112+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, 0),
	(104, 7, 6, DEFAULT, 'FLAT', false, 'Appartement B10', NULL, 61.00, '34B3VT1BMPK6', NULL, NULL, NULL, NULL, 114, '12 Montée du Belvédère', '69005', 'Lyon', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 0, NULL, '2026-05-06 11:39:06.115+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, 0),
	(105, 7, 6, DEFAULT, 'FLAT', false, 'Appartement C01', NULL, 72.00, 'DWEPJZQCT66T', NULL, NULL, NULL, NULL, 115, '12 Montée du Belvédère', '69005', 'Lyon', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 0, NULL, '2026-05-06 11:39:06.127+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, 0),
	(106, 7, 6, DEFAULT, 'FLAT', false, 'Appartement C02', NULL, 83.00, 'DHYVSG8Y7XJG', NULL, NULL, NULL, NULL, 116, '12 Montée du Belvédère', '69005', 'Lyon', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 0, NULL, '2026-05-06 11:39:06.132+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, 0),
	(107, 7, 6, DEFAULT, 'FLAT', false, 'Appartement C03', NULL, 34.00, 'MB7AXWJCDRYA', NULL, NULL, NULL, NULL, 117, '12 Montée du Belvédère', '69005', 'Lyon', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 0, NULL, '2026-05-06 11:39:06.133+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, 0),
	(108, 7, 6, DEFAULT, 'FLAT', false, 'Appartement C04', NULL, 45.00, 'E30S2BR8G0FN', NULL, NULL, NULL, NULL, 118, '12 Montée du Belvédère', '69005', 'Lyon', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 0, NULL, '2026-05-06 11:39:06.151+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, 0),
	(109, 7, 6, DEFAULT, 'FLAT', false, 'Appartement C05', NULL, 56.00, 'YDENZTSVDZPD', NULL, NULL, NULL, NULL, 119, '12 Montée du Belvédère', '69005', 'Lyon', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 0, NULL, '2026-05-06 11:39:06.169+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, 0),
	(110, 7, 6, DEFAULT, 'FLAT', false, 'Appartement C06', NULL, 67.00, 'PZND5PACG5BX', NULL, NULL, NULL, NULL, 120, '12 Montée du Belvédère', '69005', 'Lyon', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 0, NULL, '2026-05-06 11:39:06.188+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, 0),
	(111, 7, 6, DEFAULT, 'FLAT', false, 'Appartement C07', NULL, 78.00, 'H6MP00PAAVC5', NULL, NULL, NULL, NULL, 121, '12 Montée du Belvédère', '69005', 'Lyon', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 0, NULL, '2026-05-06 11:39:06.193+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, 0),
	(112, 7, 6, DEFAULT, 'FLAT', false, 'Appartement C08', NULL, 89.00, 'DGXVQD35HFGG', NULL, NULL, NULL, NULL, 122, '12 Montée du Belvédère', '69005', 'Lyon', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 0, NULL, '2026-05-06 11:39:06.198+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, 0),
	(113, 7, 6, DEFAULT, 'FLAT', false, 'Appartement C09', NULL, 40.00, 'DN4RK51JCNTR', NULL, NULL, NULL, NULL, 123, '12 Montée du Belvédère', '69005', 'Lyon', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 0, NULL, '2026-05-06 11:39:06.199+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, 0),
	(114, 7, 6, DEFAULT, 'FLAT', false, 'Appartement C10', NULL, 51.00, 'Y3XC2VBV2NTY', NULL, NULL, NULL, NULL, 124, '12 Montée du Belvédère', '69005', 'Lyon', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 0, NULL, '2026-05-06 11:39:06.209+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, 0),
	(115, 7, 6, DEFAULT, 'FLAT', false, 'Appartement D01', NULL, 62.00, '3YZAF5N90J8N', NULL, NULL, NULL, NULL, 125, '12 Montée du Belvédère', '69005', 'Lyon', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 0, NULL, '2026-05-06 11:39:06.211+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, 0),
	(116, 7, 6, DEFAULT, 'FLAT', false, 'Appartement D02', NULL, 73.00, 'DVW95W63HA5C', NULL, NULL, NULL, NULL, 126, '12 Montée du Belvédère', '69005', 'Lyon', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 0, NULL, '2026-05-06 11:39:06.221+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, 0),
	(117, 7, 6, DEFAULT, 'FLAT', false, 'Appartement D03', NULL, 84.00, '6PT6CG1D42KE', NULL, NULL, NULL, NULL, 127, '12 Montée du Belvédère', '69005', 'Lyon', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 0, NULL, '2026-05-06 11:39:06.223+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, 0),
	(118, 7, 6, DEFAULT, 'FLAT', false, 'Appartement D04', NULL, 35.00, 'F34FWHS3X4NB', NULL, NULL, NULL, NULL, 128, '12 Montée du Belvédère', '69005', 'Lyon', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 0, NULL, '2026-05-06 11:39:06.228+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, 0),
	(119, 7, 6, DEFAULT, 'FLAT', false, 'Appartement D05', NULL, 46.00, 'W0Y851ME7SAS', NULL, NULL, NULL, NULL, 129, '12 Montée du Belvédère', '69005', 'Lyon', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 0, NULL, '2026-05-06 11:39:06.235+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, 0),
	(120, 7, 6, DEFAULT, 'FLAT', false, 'Appartement D06', NULL, 57.00, 'GBBCRK2MB6Z6', NULL, NULL, NULL, NULL, 130, '12 Montée du Belvédère', '69005', 'Lyon', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 0, NULL, '2026-05-06 11:39:06.236+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, 0),
	(121, 7, 6, DEFAULT, 'FLAT', false, 'Appartement D07', NULL, 68.00, 'XW9EFRRRP506', NULL, NULL, NULL, NULL, 131, '12 Montée du Belvédère', '69005', 'Lyon', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 0, NULL, '2026-05-06 11:39:06.242+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, 0),
	(122, 7, 6, DEFAULT, 'FLAT', false, 'Appartement D08', NULL, 79.00, 'R0PFCWD2K9Z7', NULL, NULL, NULL, NULL, 132, '12 Montée du Belvédère', '69005', 'Lyon', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 0, NULL, '2026-05-06 11:39:06.249+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, 0),
	(123, 7, 6, DEFAULT, 'FLAT', false, 'Appartement D09', NULL, 90.00, '90CMMNAN78WK', NULL, NULL, NULL, NULL, 133, '12 Montée du Belvédère', '69005', 'Lyon', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 0, NULL, '2026-05-06 11:39:06.251+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, 0),
	(124, 7, 6, DEFAULT, 'FLAT', false, 'Appartement D10', NULL, 41.00, 'XQF70D2891S5', NULL, NULL, NULL, NULL, 134, '12 Montée du Belvédère', '69005', 'Lyon', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 0, NULL, '2026-05-06 11:39:06.254+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, 0),
	(4, 2, NULL, DEFAULT, 'HOUSE', false, 'Maison Les Charmes', 'CL-2026-0077', 105.00, '84ASVNFKHJND', NULL, NULL, NULL, NULL, 14, '5 Impasse des Charmes', '44120', 'Vertou', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 0, NULL, '2026-06-25 11:39:05.074+00', '2026-11-22 11:39:04.760802+00', '2026-11-02 11:39:06.263+00', NULL, 0),
	(10, 2, NULL, DEFAULT, 'HOUSE', false, 'Maison Garnier', 'CL-2026-201', 93.00, 'VWKTNPHRGBZY', NULL, NULL, '2026-11-17 11:39:05.116+00', NULL, 20, '9 Rue des Vignes', '44400', 'Rezé', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 0, NULL, '2026-11-15 11:39:05.116+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, 0),
	(11, 2, NULL, DEFAULT, 'HOUSE', false, 'Maison Lambert', 'CL-2026-202', 106.00, 'C90T5825MCGG', NULL, NULL, '2026-11-13 11:39:05.12+00', NULL, 21, '16 Allée des Chênes', '44600', 'Saint-Nazaire', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 0, NULL, '2026-11-10 11:39:05.12+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, 0),
	(13, 2, NULL, DEFAULT, 'TWIN_HOUSE', false, 'Maison Robin', 'CL-2026-204', 132.00, 'K9ZPWNYZ0PEJ', NULL, NULL, '2026-11-01 11:39:05.124+00', NULL, 23, '30 Chemin du Lac', '44220', 'Couëron', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 0, NULL, '2026-10-31 11:39:05.124+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, 0),
	(16, 2, NULL, DEFAULT, 'HOUSE', false, 'Maison Marchand', 'CL-2026-207', 101.00, 'J3Y8JGJCF0YS', NULL, NULL, '2026-10-19 11:39:05.134+00', NULL, 26, '51 Rue des Ajoncs', '44210', 'Pornic', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 0, NULL, '2026-10-16 11:39:05.134+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, 0),
	(18, 2, NULL, DEFAULT, 'HOUSE', false, 'Maison Meyer', 'CL-2026-209', 127.00, 'Z7JDXP75P58J', NULL, NULL, '2026-10-07 11:39:05.149+00', NULL, 28, '65 Rue des Vignes', '44400', 'Rezé', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 0, NULL, '2026-10-06 11:39:05.149+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, 0),
	(19, 2, NULL, DEFAULT, 'HOUSE', false, 'Maison Colin', 'CL-2026-210', 140.00, 'BJ7Q69FPG9JE', NULL, NULL, '2026-10-03 11:39:05.154+00', NULL, 29, '72 Allée des Chênes', '44600', 'Saint-Nazaire', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 0, NULL, '2026-10-01 11:39:05.154+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, 0),
	(21, 2, NULL, DEFAULT, 'HOUSE', false, 'Maison Picard', 'CL-2026-212', 96.00, 'CNMXF7FCH0G4', NULL, NULL, '2026-09-24 11:39:05.183+00', NULL, 31, '86 Chemin du Lac', '44220', 'Couëron', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 0, NULL, '2026-09-21 11:39:05.183+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, 0),
	(23, 2, NULL, DEFAULT, 'HOUSE', false, 'Maison Roux 2', 'CL-2026-214', 122.00, 'APSRWKTVJRQG', NULL, NULL, '2026-09-12 11:39:05.196+00', NULL, 33, '10 Impasse du Verger', '44500', 'La Baule-Escoublac', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 0, NULL, '2026-09-11 11:39:05.196+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, 0),
	(25, 2, NULL, DEFAULT, 'HOUSE', false, 'Maison Lambert 2', 'CL-2026-216', 148.00, 'TAD4NYFQPSQ3', NULL, NULL, '2026-09-04 11:39:05.22+00', NULL, 35, '24 Rue du Moulin', '44000', 'Nantes', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 0, NULL, '2026-09-01 11:39:05.22+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, 0),
	(29, 2, NULL, DEFAULT, 'HOUSE', false, 'Maison Blanchard 2', 'CL-2026-220', 130.00, 'E7XTZ3EDKFFG', NULL, NULL, '2026-08-14 11:39:05.266+00', NULL, 39, '52 Chemin du Lac', '44220', 'Couëron', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 0, NULL, '2026-08-12 11:39:05.266+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, 0),
	(30, 2, NULL, DEFAULT, 'HOUSE', false, 'Maison Marchand 2', 'CL-2026-221', 143.00, 'Y5QBXYZZV1K5', NULL, NULL, '2026-08-10 11:39:05.274+00', NULL, 40, '59 Rue Jean-Jaurès', '44340', 'Bouguenais', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 0, NULL, '2026-08-07 11:39:05.274+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, 0),
	(33, 2, NULL, DEFAULT, 'HOUSE', false, 'Maison Colin 2', 'CL-2026-224', 112.00, 'QY2VBXT9Q72E', NULL, NULL, '2026-07-24 11:39:05.287+00', NULL, 43, '80 Rue du Moulin', '44000', 'Nantes', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 0, NULL, '2026-07-23 11:39:05.287+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, 0),
	(35, 2, NULL, DEFAULT, 'HOUSE', false, 'Maison Picard 2', 'CL-2026-226', 138.00, 'JRY49CDBK1R3', NULL, NULL, '2026-07-16 11:39:05.29+00', NULL, 45, '4 Allée des Chênes', '44600', 'Saint-Nazaire', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 0, NULL, '2026-07-13 11:39:05.29+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, 0),
	(37, 2, NULL, DEFAULT, 'HOUSE', false, 'Maison Roux 3', 'CL-2026-228', 94.00, '9946V9MC787J', NULL, NULL, '2026-07-04 11:39:05.299+00', NULL, 47, '18 Chemin du Lac', '44220', 'Couëron', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 0, NULL, '2026-07-03 11:39:05.299+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, 0),
	(39, 2, NULL, DEFAULT, 'HOUSE', false, 'Maison Lambert 3', 'CL-2026-230', 120.00, 'J0W4R94BBN0D', NULL, NULL, '2026-06-25 11:39:05.331+00', NULL, 49, '32 Impasse du Verger', '44500', 'La Baule-Escoublac', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 0, NULL, '2026-06-23 11:39:05.331+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, 0),
	(40, 2, NULL, DEFAULT, 'TWIN_HOUSE', false, 'Maison Chevalier 3', 'CL-2026-231', 133.00, 'X9WGYSA5K21B', NULL, NULL, '2026-06-21 11:39:05.355+00', NULL, 50, '39 Rue des Ajoncs', '44210', 'Pornic', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 0, NULL, '2026-06-18 11:39:05.355+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, 0),
	(42, 2, NULL, DEFAULT, 'HOUSE', false, 'Maison Gauthier 3', 'CL-2026-233', 89.00, 'C8MNQK2K94C4', NULL, NULL, '2026-06-09 11:39:05.366+00', NULL, 52, '53 Rue des Vignes', '44400', 'Rezé', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 0, NULL, '2026-06-08 11:39:05.366+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, 0),
	(45, 2, NULL, DEFAULT, 'HOUSE', false, 'Maison Dufour 3', 'CL-2026-236', 128.00, '4WDT2VEXFT4C', NULL, NULL, '2026-05-27 11:39:05.425+00', NULL, 55, '74 Chemin du Lac', '44220', 'Couëron', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 0, NULL, '2026-05-24 11:39:05.425+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, 0),
	(47, 2, NULL, DEFAULT, 'HOUSE', false, 'Maison Colin 3', 'CL-2026-238', 84.00, '3QA2A1Z65CE9', NULL, NULL, '2026-05-15 11:39:05.557+00', NULL, 57, '88 Impasse du Verger', '44500', 'La Baule-Escoublac', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 0, NULL, '2026-05-14 11:39:05.557+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, 0),
	(48, 2, NULL, DEFAULT, 'HOUSE', false, 'Maison Renard 3', 'CL-2026-239', 97.00, 'AB4CEF6M4XPP', NULL, NULL, '2026-05-11 11:39:05.58+00', NULL, 58, '5 Rue des Ajoncs', '44210', 'Pornic', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 0, NULL, '2026-05-09 11:39:05.58+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, 0),
	(49, 2, NULL, DEFAULT, 'TWIN_HOUSE', false, 'Maison Picard 3', 'CL-2026-240', 110.00, 'J649H13F83K5', NULL, NULL, '2026-05-07 11:39:05.591+00', NULL, 59, '12 Rue du Moulin', '44000', 'Nantes', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 0, NULL, '2026-05-04 11:39:05.591+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, 0),
	(52, 2, NULL, DEFAULT, 'HOUSE', false, 'Maison Garnier 4', 'CL-2026-243', 149.00, 'P0HPTVQVM86P', NULL, NULL, '2026-04-20 11:39:05.625+00', NULL, 62, '33 Rue de l’Église', '44120', 'Vertou', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 0, NULL, '2026-04-19 11:39:05.625+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, 0),
	(53, 2, NULL, DEFAULT, 'HOUSE', false, 'Maison Lambert 4', 'CL-2026-244', 92.00, 'YPCPESKEFDDK', NULL, NULL, '2026-04-16 11:39:05.634+00', NULL, 63, '40 Chemin du Lac', '44220', 'Couëron', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 0, NULL, '2026-04-14 11:39:05.634+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, 0),
	(54, 2, NULL, DEFAULT, 'HOUSE', false, 'Maison Chevalier 4', 'CL-2026-245', 105.00, '9AGJNS75HB3B', NULL, NULL, '2026-04-12 11:39:05.646+00', NULL, 64, '47 Rue Jean-Jaurès', '44340', 'Bouguenais', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 0, NULL, '2026-04-09 11:39:05.646+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, 0),
	(58, 2, NULL, DEFAULT, 'TWIN_HOUSE', false, 'Maison Marchand 4', 'CL-2026-249', 87.00, 'DZW30JM7BM0N', NULL, NULL, '2026-03-22 11:39:05.687+00', NULL, 68, '75 Rue des Vignes', '44400', 'Rezé', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 0, NULL, '2026-03-20 11:39:05.686+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, 0),
	(59, 2, NULL, DEFAULT, 'HOUSE', false, 'Maison Dufour 4', 'CL-2026-250', 100.00, 'DTH7TN215XF5', NULL, NULL, '2026-03-18 11:39:05.713+00', NULL, 69, '82 Allée des Chênes', '44600', 'Saint-Nazaire', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 0, NULL, '2026-03-15 11:39:05.713+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, 0),
	(63, 2, NULL, DEFAULT, 'HOUSE', false, 'Maison Picard 4', 'CL-2026-254', 82.00, 'KKNGRE3CXQW7', NULL, NULL, '2026-02-25 11:39:05.752+00', NULL, 73, '20 Impasse du Verger', '44500', 'La Baule-Escoublac', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 0, NULL, '2026-02-23 11:39:05.752+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, 0),
	(64, 2, NULL, DEFAULT, 'HOUSE', false, 'Maison Brunet 4', 'CL-2026-255', 95.00, 'MHAHWVHEHFB9', NULL, NULL, '2026-02-21 11:39:05.763+00', NULL, 74, '27 Rue des Ajoncs', '44210', 'Pornic', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 0, NULL, '2026-02-18 11:39:05.763+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, 0),
	(74, 3, 5, DEFAULT, 'FLAT', false, 'Appartement A02', NULL, 43.00, '5FTZFPMRCNJY', '2026-06-25 11:39:10.056+00', 6, NULL, NULL, 84, '40 Avenue des Tilleuls', '44600', 'Saint-Nazaire', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 0, NULL, '2026-01-26 11:39:05.893+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, 1),
	(75, 3, 5, DEFAULT, 'FLAT', false, 'Appartement A03', NULL, 54.00, 'DPJHTR122FT6', '2026-06-25 11:39:10.06+00', 6, NULL, NULL, 85, '40 Avenue des Tilleuls', '44600', 'Saint-Nazaire', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 0, NULL, '2026-01-26 11:39:05.899+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, 1),
	(76, 3, 5, DEFAULT, 'FLAT', false, 'Appartement A04', NULL, 65.00, '7VNNKEKVX614', '2026-06-25 11:39:10.062+00', 6, NULL, NULL, 86, '40 Avenue des Tilleuls', '44600', 'Saint-Nazaire', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 0, NULL, '2026-01-26 11:39:05.9+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, 1),
	(77, 3, 5, DEFAULT, 'FLAT', false, 'Appartement A05', NULL, 76.00, 'FWANRV5KWFC3', '2026-06-25 11:39:10.071+00', 6, NULL, NULL, 87, '40 Avenue des Tilleuls', '44600', 'Saint-Nazaire', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 0, NULL, '2026-01-26 11:39:05.907+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, 1);
INSERT INTO public.residences OVERRIDING SYSTEM VALUE VALUES
	(9, 2, NULL, DEFAULT, 'HOUSE', false, 'Maison Roux', 'CL-2026-200', 80.00, '4ETGZ2RXHC38', '2026-11-22 10:39:10.109+00', 24, '2026-11-21 11:39:05.113+00', NULL, 19, '2 Rue du Moulin', '44000', 'Nantes', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 0, NULL, '2026-11-20 11:39:05.113+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, 0),
	(15, 2, NULL, DEFAULT, 'HOUSE', false, 'Maison Blanchard', 'CL-2026-206', 88.00, '68EMETVYQPNF', '2026-10-25 11:39:05.13+00', 25, '2026-10-23 11:39:05.13+00', NULL, 25, '44 Impasse du Verger', '44500', 'La Baule-Escoublac', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 0, NULL, '2026-10-21 11:39:05.13+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, 0),
	(24, 2, NULL, DEFAULT, 'HOUSE', false, 'Maison Garnier 2', 'CL-2026-215', 135.00, 'TPABH87ZYZWP', '2026-09-10 11:39:05.213+00', 26, '2026-09-08 11:39:05.213+00', NULL, 34, '17 Rue des Ajoncs', '44210', 'Pornic', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 0, NULL, '2026-09-06 11:39:05.213+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, 0),
	(28, 2, NULL, DEFAULT, 'HOUSE', false, 'Maison Gauthier 2', 'CL-2026-219', 117.00, 'WZ59P3FFN450', '2026-08-20 11:39:05.258+00', 27, '2026-08-18 11:39:05.258+00', NULL, 38, '45 Rue de l’Église', '44120', 'Vertou', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 0, NULL, '2026-08-17 11:39:05.258+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, 0),
	(34, 2, NULL, DEFAULT, 'HOUSE', false, 'Maison Renard 2', 'CL-2026-225', 125.00, 'FD5GE12330G7', '2026-07-22 11:39:05.288+00', 28, '2026-07-20 11:39:05.288+00', NULL, 44, '87 Rue des Vignes', '44400', 'Rezé', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 0, NULL, '2026-07-18 11:39:05.288+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, 0),
	(43, 2, NULL, DEFAULT, 'HOUSE', false, 'Maison Blanchard 3', 'CL-2026-234', 102.00, 'MFABQDJ89KJ8', '2026-06-07 11:39:05.385+00', 29, '2026-06-05 11:39:05.385+00', NULL, 53, '60 Allée des Chênes', '44600', 'Saint-Nazaire', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 0, NULL, '2026-06-03 11:39:05.385+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, 0),
	(57, 2, NULL, DEFAULT, 'HOUSE', false, 'Maison Blanchard 4', 'CL-2026-248', 144.00, '74MT0N36BHPW', '2026-03-28 11:39:05.668+00', 30, '2026-03-26 11:39:05.668+00', NULL, 67, '68 Rue du Moulin', '44000', 'Nantes', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 0, NULL, '2026-03-25 11:39:05.668+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, 0),
	(61, 2, NULL, DEFAULT, 'HOUSE', false, 'Maison Colin 4', 'CL-2026-252', 126.00, 'AGZ4CMKRXY77', '2026-03-08 11:39:05.743+00', 31, '2026-03-06 11:39:05.743+00', NULL, 71, '6 Chemin du Lac', '44220', 'Couëron', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 0, NULL, '2026-03-05 11:39:05.743+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, 0),
	(3, 2, NULL, DEFAULT, 'HOUSE', false, 'Maison Les Saules', 'CL-2026-0102', 121.00, '6TR5P44G21HZ', NULL, NULL, NULL, NULL, 13, '27 Chemin des Saules', '44230', 'Saint-Sébastien-sur-Loire', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 19778, NULL, '2026-08-24 11:39:05.062+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, 0),
	(5, 3, NULL, DEFAULT, 'BUILDING', false, 'Résidence Les Tilleuls', NULL, NULL, 'HBRG081MCZ6E', NULL, NULL, NULL, '2026-03-02', 15, '40 Avenue des Tilleuls', '44600', 'Saint-Nazaire', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 42683, NULL, '2026-01-26 11:39:05.079+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, 5),
	(6, 7, NULL, DEFAULT, 'BUILDING', false, 'Résidence Le Belvédère', NULL, NULL, 'QQVXTKYS8FX8', NULL, NULL, NULL, NULL, 16, '12 Montée du Belvédère', '69005', 'Lyon', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 21658, NULL, '2026-05-06 11:39:05.096+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, 0),
	(1, 2, NULL, DEFAULT, 'HOUSE', false, 'Maison Les Lilas', 'CL-2026-0141', 112.00, 'W0V6HBYSQP5T', NULL, NULL, '2026-11-10 11:39:08.557+00', '2026-10-05', 11, '14 Rue des Lilas', '44300', 'Nantes', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 90478, NULL, '2026-09-23 11:39:05.039+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, 2),
	(7, 6, NULL, DEFAULT, 'HOUSE', false, 'Pavillon Rénové', 'RE-2026-012', 134.00, '560S7KRSFSFN', NULL, NULL, '2026-11-06 11:39:08.651+00', NULL, 17, '8 Rue des Tonneliers', '67000', 'Strasbourg', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 39487, NULL, '2026-10-08 11:39:05.104+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, 0),
	(8, 9, NULL, DEFAULT, 'HOUSE', false, 'Villa Rivale', 'BO-SECRET-1', 140.00, 'H3MBMWBFZGET', NULL, NULL, '2026-10-23 11:39:08.687+00', '2026-09-01', 18, '1 Rue de la Rance', '35400', 'Saint-Malo', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 9172, NULL, '2026-09-13 11:39:05.11+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, 2),
	(2, 2, NULL, DEFAULT, 'HOUSE', false, 'Maison Les Érables', 'CL-2025-0388', 98.00, 'SWAAE4DCSR69', '2025-12-03 11:39:10.035+00', 16, '2025-12-01 11:39:08.628+00', '2025-11-20', 12, '3 Allée des Érables', '44400', 'Rezé', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 34312, NULL, '2025-11-07 11:39:05.055+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, 13),
	(73, 3, 5, DEFAULT, 'FLAT', false, 'Appartement A01', NULL, 32.00, 'YDNB1H103S9V', '2026-06-25 11:39:10.037+00', 6, NULL, NULL, 83, '40 Avenue des Tilleuls', '44600', 'Saint-Nazaire', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 1869, NULL, '2026-01-26 11:39:05.873+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, 1),
	(65, 4, NULL, DEFAULT, 'HOUSE', true, 'Mme Chevalier', 'GAZ-1000', NULL, 'PRTZ81V7N45X', NULL, NULL, NULL, NULL, 75, '5 Allée des Chênes', '44000', 'Nantes', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 0, NULL, '2026-11-21 11:39:05.777+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, 1),
	(66, 4, NULL, DEFAULT, 'HOUSE', true, 'M. Robin', 'GAZ-1001', NULL, '2D769S49W5NS', NULL, NULL, '2026-11-21 11:39:05.789+00', NULL, 76, '8 Rue de l’Église', '44400', 'Rezé', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 0, NULL, '2026-11-20 11:39:05.789+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, 1),
	(67, 4, NULL, DEFAULT, 'HOUSE', true, 'Mme Gauthier', 'GAZ-1002', NULL, '3GRP10Q5Q2EG', NULL, NULL, '2026-11-21 11:39:05.816+00', NULL, 77, '11 Chemin du Lac', '44600', 'Saint-Nazaire', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 0, NULL, '2026-11-19 11:39:05.816+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, 1),
	(68, 4, NULL, DEFAULT, 'HOUSE', true, 'M. Blanchard', 'GAZ-1003', NULL, 'E4KFAQM9A9GC', NULL, NULL, '2026-11-21 11:39:05.836+00', NULL, 78, '14 Rue Jean-Jaurès', '44120', 'Vertou', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 0, NULL, '2026-11-18 11:39:05.836+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, 1),
	(69, 4, NULL, DEFAULT, 'HOUSE', true, 'Mme Marchand', 'GAZ-1004', NULL, '9N7X02347CYT', NULL, NULL, NULL, NULL, 79, '17 Impasse du Verger', '44220', 'Couëron', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 0, NULL, '2026-11-17 11:39:05.849+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, 1),
	(70, 4, NULL, DEFAULT, 'HOUSE', true, 'M. Dufour', 'GAZ-1005', NULL, '60R8X09ECMWG', NULL, NULL, '2026-11-17 11:39:05.857+00', NULL, 80, '20 Rue des Ajoncs', '44340', 'Bouguenais', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 0, NULL, '2026-11-16 11:39:05.857+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, 1),
	(71, 4, NULL, DEFAULT, 'HOUSE', true, 'Mme Meyer', 'GAZ-1006', NULL, 'YGZNN76K72HZ', NULL, NULL, '2026-11-17 11:39:05.866+00', NULL, 81, '23 Rue du Moulin', '44500', 'La Baule-Escoublac', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 0, NULL, '2026-11-15 11:39:05.866+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, 1),
	(72, 4, NULL, DEFAULT, 'HOUSE', true, 'M. Colin', 'GAZ-1007', NULL, 'K1R89XNZM82Z', NULL, NULL, '2026-11-17 11:39:05.871+00', NULL, 82, '26 Rue des Vignes', '44210', 'Pornic', DEFAULT, DEFAULT, DEFAULT, DEFAULT, 0, NULL, '2026-11-14 11:39:05.871+00', '2026-11-22 11:39:04.760802+00', NULL, NULL, 1);

INSERT INTO public.resource_accesses OVERRIDING SYSTEM VALUE VALUES
	(1, 6, 10, 'Company', 6, NULL, '2026-09-19 11:39:12.905+00'),
	(2, 6, 8, 'Company', 6, NULL, '2026-11-01 11:39:12.905+00');

INSERT INTO public.service_provisions VALUES
	('PREMIUM_3', 'Offre Premium – 3 ans', 'Premium offer – 3 years', 'Carnet complet du logement, conservé trois ans.', 'Complete home booklet, kept for three years.', 36, true, false, NULL, true, NULL),
	('PREMIUM_10', 'Offre Premium – 10 ans', 'Premium offer – 10 years', 'Carnet complet du logement, conservé dix ans.', 'Complete home booklet, kept for ten years.', 120, true, false, NULL, true, NULL),
	('MSL_INITIAL', 'Offre Initial', 'Initial offer', 'Carnet de base : code logement, invitation et suivi de l’activation. Jusqu’à 1 500 équipements et matériaux et 1 Go de documents.', 'Basic booklet: residence code, invitation and activation follow-up. Up to 1,500 devices and materials and 1 GB of documents.', 36, true, false, NULL, true, NULL),
	('MSL_PREMIUM', 'Offre Premium', 'Premium offer', 'Carnet complet : documents, équipements, contacts et logements de l’immeuble. Licence de 5 ou 10 ans.', 'Complete booklet: documents, devices, contacts and flats of the building. Licence of 5 or 10 years.', 60, true, false, NULL, true, NULL),
	('MSL_INITIAL_LIGHT', 'Offre Initial allégée', 'Initial Light offer', 'Carnet de base allégé : code logement, invitation et suivi de l’activation.', 'Light basic booklet: residence code, invitation and activation follow-up.', 36, true, false, NULL, true, NULL),
	('MSL_CONFORT', 'Offre Confort', 'Confort offer', 'Carnet avec les documents du logement.', 'Booklet with the documents of the home.', 36, true, false, NULL, true, NULL),
	('GUIDE_POLE_HABITAT', 'Guide de l’habitat', 'Housing guide', 'Guide imprimé remis à l’occupant.', 'Printed guide handed to the resident.', NULL, false, true, NULL, true, NULL),
	('OPTION_COURRIER', 'Courrier', 'Courier', 'Envoi des identifiants par courrier postal.', 'Credentials sent by post.', NULL, false, false, NULL, true, NULL),
	('MSL_BASECIL', 'Carnet de base', 'Basic booklet', 'Carnet d’information du logement : documents obligatoires.', 'Home information booklet: mandatory documents.', 36, true, false, NULL, true, NULL),
	('MSL_GESTIONCIL', 'Gestion des carnets', 'Booklet management', 'Gestion des carnets d’un immeuble et de ses logements.', 'Management of the booklets of a building and its flats.', 36, true, false, NULL, true, NULL),
	('MSL_CILCOMPLET', 'Carnet complet', 'Complete booklet', 'Carnet d’information complet du logement.', 'Complete home information booklet.', 36, true, false, NULL, true, NULL),
	('MSL_CILCOMPLET_MI', 'Carnet complet – maison individuelle', 'Complete booklet – single house', 'Carnet d’information complet d’une maison individuelle.', 'Complete home information booklet of a single house.', 36, true, false, NULL, true, NULL),
	('MSL_REPCONSOS', 'Répartition des consommations', 'Consumption breakdown', 'Consommations réparties selon cinq usages.', 'Consumption broken down into five uses.', 36, true, false, NULL, true, NULL),
	('MSL_10ANS', 'Conservation prolongée de 10 ans', '10-year retention extension', 'Conservation des données prolongée de dix ans.', 'Data kept ten more years.', 120, true, false, NULL, true, NULL),
	('MSL_SUIVIPROJET', 'Suivi de chantier', 'Building site follow-up', 'Suivi du chantier jusqu’à la livraison.', 'Follow-up of the building site until handover.', NULL, true, false, NULL, true, NULL),
	('MSL_COMPTEHEXAOM', 'Compte client du constructeur', 'Builder customer account', 'Espace du client pendant la construction.', 'The customer’s area during construction.', NULL, true, false, NULL, true, NULL),
	('MSL_HEXAOM10ANS', 'Compte client prolongé de 10 ans', 'Customer account extended by 10 years', 'Espace du client conservé dix ans.', 'The customer’s area kept for ten years.', 120, true, false, NULL, true, NULL),
	('MKT_PREMIUM_SP', 'Offre Premium découverte', 'Premium discovery offer', 'Offre Premium en découverte.', 'Premium offer to discover.', 12, true, false, NULL, true, NULL),
	('MSL_BASERT', 'Base thermique', 'Thermal base', 'Étude thermique jointe au carnet.', 'Thermal study attached to the booklet.', 36, true, false, NULL, true, NULL);

INSERT INTO public.shared_secrets VALUES
	('pictures', '487c3f7d-6ba2-4c99-bf00-bc3232ad72f867ba14f6-b497-4eb4-ad9b-379b8fb2cbb4');

INSERT INTO public.stored_files OVERRIDING SYSTEM VALUE VALUES
	(1, '12/12d890eb-a5e6-4b88-b9b8-295f0fb3c4c0', '\x648c7a505dd0886f45310a2ffb178b5d8ba7ffb51977791f5f17d0b7393ed915', 'application/pdf', 1834, 'SKIPPED', '2026-11-22 11:39:04.760802+00', NULL),
	(2, '8f/8fdc5bf9-03b4-48d2-a2b6-bbe3237524cc', '\xbb977eb03aea95e533d63ae1cd51365342822efa6090463b98562a7295e2c5cc', 'application/pdf', 1872, 'SKIPPED', '2026-11-22 11:39:04.760802+00', NULL),
	(3, '5f/5fe74f83-a7d8-46c8-aa49-8003a2b76544', '\x0e4494e7e76080434161a59f450fc54a9e0a984c00a8303151c7a3c61c0ca6ef', 'application/pdf', 1847, 'SKIPPED', '2026-11-22 11:39:04.760802+00', NULL),
	(4, '49/494b16ae-4e86-4318-ba2d-a4c4551f6410', '\xf38fd6d2252d16a119149cd74eda20d77929e3d64388dd867cb99d7ef75fcc3f', 'application/pdf', 1825, 'SKIPPED', '2026-11-22 11:39:04.760802+00', NULL),
	(5, 'ab/ab22587b-bd42-4df4-9250-a66c4b77cf2f', '\xad0b8aab690efcd37bccff0cd0119c3d662afb19c572e1fbb31b577acc094e6d', 'image/png', 11846, 'SKIPPED', '2026-11-22 11:39:04.760802+00', NULL),
	(6, '5f/5f7590ab-ff30-43e9-bfc5-e8e9a576a6b7', '\x4a03d1e93ea71952b933e5b2ff4b8680ad317aed065499343e1a4fc08fcf007f', 'application/pdf', 1842, 'SKIPPED', '2026-11-22 11:39:04.760802+00', NULL),
	(7, 'ce/ceb29d75-fb8c-4455-8b97-39e1ea6f9478', '\x3085d0296f2d0fced988f5da73ee560dd33a235a1389514e54176550c508e5f3', 'application/xml', 11786, 'SKIPPED', '2026-11-22 11:39:04.760802+00', NULL),
	(8, 'b5/b5f67707-c6a3-4d9f-8287-825f8826f562', '\xb99a641090ba0b4081afe107f63cb8dea9c38bf8a0b1895db57fa6d6536df114', 'image/jpeg', 17780, 'SKIPPED', '2026-11-22 11:39:04.760802+00', NULL),
	(9, '5b/5b6ac2b4-2bf8-42d3-af64-0521df6b77ef', '\x9be6665289de08c41ebbb0389e1495f57c992f2f04da3a5566ae50966476ea8b', 'image/jpeg', 16142, 'SKIPPED', '2026-11-22 11:39:04.760802+00', NULL),
	(10, '6d/6d995d30-5dfe-4c48-9449-ad9a261a20a0', '\x57699d1733e2029fafbf185d0f9db6d94462fa9de7cd76b4f27249355ffbe883', 'image/jpeg', 18132, 'SKIPPED', '2026-11-22 11:39:04.760802+00', NULL),
	(11, '0d/0d925e9d-5f20-4564-9f3f-4911e0004f9d', '\xb2e917445033b8d3b97f46cafac3ee292b50d00370de70afacf56dedb6adee6d', 'application/pdf', 1859, 'SKIPPED', '2026-11-22 11:39:04.760802+00', NULL),
	(12, '31/31a117f4-ba35-4248-9cca-153a14e1cc28', '\xd15ccfa51562af1b1aac479f65a758b02e040b58c437c9aef50ad8c1498e5348', 'application/pdf', 1868, 'SKIPPED', '2026-11-22 11:39:04.760802+00', NULL),
	(13, '3d/3dbc1e50-8ceb-41c1-844e-ecaf1188e1cc', '\xbd9b6b87ef4c460d98e2524d4943e12b0f39d30a0ab3e71a7c7da7df9ad82a8b', 'application/pdf', 1845, 'SKIPPED', '2026-11-22 11:39:04.760802+00', NULL),
	(14, '74/74c87da9-fde7-4c47-89ec-cb212fb971fe', '\xe60a6f9e7d06cf9ee078877f166ba0799fb06ef3b87239095907cebbd4fb35e4', 'application/pdf', 1832, 'SKIPPED', '2026-11-22 11:39:04.760802+00', NULL),
	(15, '75/753e3b6f-e148-4dd7-8510-c88578a705b9', '\x32b1d21b79282d65c36e0005abffc3f40509ef828ac2fd8334103ddd30095802', 'application/pdf', 1808, 'SKIPPED', '2026-11-22 11:39:04.760802+00', NULL),
	(16, 'c9/c98eb9b1-73e4-4e68-a223-384c6e7f4535', '\x1e8d0052cb470a1085641045db1ca945a88079b72a1b3b9d9a1ceea660c27da1', 'application/pdf', 1805, 'SKIPPED', '2026-11-22 11:39:04.760802+00', NULL),
	(17, 'bf/bf4b7283-8ad7-474c-8f17-639b575505a3', '\x10d40d1172bcfbcb8ebd5beb977373bf7ffc6e0c181268358a7cf049de9529cd', 'application/pdf', 1845, 'SKIPPED', '2026-11-22 11:39:04.760802+00', NULL),
	(18, 'e9/e983201c-cc91-4b64-964d-611a9402ea0e', '\xa13466ef5dfca2b5af81b8880004d2ca7960e9d03458927d883b7037c0ecb547', 'application/pdf', 1814, 'SKIPPED', '2026-11-22 11:39:04.760802+00', NULL),
	(19, '1c/1cdbffd8-557a-4b82-95fd-f05ee291c5dd', '\xb99a641090ba0b4081afe107f63cb8dea9c38bf8a0b1895db57fa6d6536df114', 'image/jpeg', 17780, 'SKIPPED', '2026-11-22 11:39:04.760802+00', NULL),
	(20, 'b5/b50e441b-71d0-44c8-8426-e4b9c25985db', '\x270efa026709a49aac7a2c0dfec18adb4816f95bb4d3400e206cb59b6ada6afa', 'application/pdf', 1860, 'SKIPPED', '2026-11-22 11:39:04.760802+00', NULL),
	(21, '84/840d5da3-e29d-43cf-a40b-daea76978d8a', '\xc190c4056b55f6f6ef6636243d266a48016ece2c7186a5fdfbd0e39d84c29a60', 'application/pdf', 1803, 'SKIPPED', '2026-11-22 11:39:04.760802+00', NULL),
	(22, 'db/dbc6703c-2fea-404d-ad81-f6f229ce65fb', '\x073eb5d4bbf04a8dafd71f41aff9edabfee9b64cfd95798a7e5c26ef22fcd861', 'application/pdf', 1833, 'SKIPPED', '2026-11-22 11:39:04.760802+00', NULL),
	(23, 'd4/d4f90f39-3343-453f-80a3-a103d1a89aa9', '\x9be6665289de08c41ebbb0389e1495f57c992f2f04da3a5566ae50966476ea8b', 'image/jpeg', 16142, 'SKIPPED', '2026-11-22 11:39:04.760802+00', NULL),
	(24, 'f2/f2db3a1e-a202-4302-bcd9-2d20a542aedb', '\x5fcea5e94c10c85368f873af746c8e478404e16bff158ef61e52fad01f6a00e6', 'application/pdf', 1876, 'SKIPPED', '2026-11-22 11:39:04.760802+00', NULL),
	(25, '35/35ee17fb-7f7a-4726-9ab7-b86260c4a7bf', '\x035219e086728dc03ccc27cce6ec3a7763fc09c29c764e5326baff7bbef3cc03', 'application/pdf', 1869, 'SKIPPED', '2026-11-22 11:39:04.760802+00', NULL),
	(26, 'ee/eede8ca1-2551-4066-824d-fb21b99f5c42', '\x76f2fec9ba778e2f8a177ceba191bdb5620cb21bce691ac1f9553635e906b223', 'application/pdf', 1848, 'SKIPPED', '2026-11-22 11:39:04.760802+00', NULL),
	(27, '97/97c42993-d73d-4256-9a0d-5f3609e25676', '\xde74e9c1d802b99acda4ca0ef9625114ee9b97efd3f1b5a88f300a2b3b5600ec', 'application/pdf', 1837, 'SKIPPED', '2026-11-22 11:39:04.760802+00', NULL),
	(28, '6e/6e1c8ec4-fe1d-4055-bd9c-2f11baa77ac3', '\x581090fcd3fbef85513c047b8da200bf9ed9adc4a3c72deab95542bc0c04229f', 'application/pdf', 1910, 'SKIPPED', '2026-11-22 11:39:04.760802+00', NULL),
	(29, 'ac/acef0fec-caab-4539-b343-69a7ece3b028', '\xad0b8aab690efcd37bccff0cd0119c3d662afb19c572e1fbb31b577acc094e6d', 'image/png', 11846, 'SKIPPED', '2026-11-22 11:39:04.760802+00', NULL),
	(30, 'ca/ca708191-003a-4a3e-aff1-628f44abfe0f', '\xcc8d51c0b98cfc4a33f492ec2ce28e3c84c4de6c2da688cea8a9df92f02dc4a9', 'application/pdf', 1850, 'SKIPPED', '2026-11-22 11:39:04.760802+00', NULL),
	(31, 'c2/c269c462-6f24-407d-8ad2-4e2741178344', '\x196faff33f8fde4f01f638cc1a28faecaebf1a4574b2793b27c82e6dcb772bea', 'application/pdf', 1867, 'SKIPPED', '2026-11-22 11:39:04.760802+00', NULL),
	(32, '3e/3efb6be8-5414-4c63-a6fb-0aafa8d6413e', '\xb99a641090ba0b4081afe107f63cb8dea9c38bf8a0b1895db57fa6d6536df114', 'image/jpeg', 17780, 'SKIPPED', '2026-11-22 11:39:04.760802+00', NULL),
	(33, '16/1602e88a-73bc-45eb-81af-f6d51083fac1', '\xd348ee683c00cca0475cd0df67c62e044383a7da3dccb00a0b0e830f8ac3b65e', 'application/pdf', 1869, 'SKIPPED', '2026-11-22 11:39:04.760802+00', NULL),
	(34, '95/95e115f0-3231-408d-9329-938db40e8c83', '\x7dfe36ca89e53b1e4a61a4ab578f0284aab91dfb8abaa6e8efaf3d4da5436841', 'application/pdf', 1842, 'SKIPPED', '2026-11-22 11:39:04.760802+00', NULL),
	(35, '91/91120c1d-abfc-40ab-aca3-a45c733f46ec', '\x061cc08eb4ac20bc6180a583441e60a5f61fa13e05a20d3055718180d88f462d', 'application/pdf', 1812, 'SKIPPED', '2026-11-22 11:39:04.760802+00', NULL),
	(36, 'e9/e949c427-c940-4a31-ac07-1a07f0cde119', '\xa6f766317fdc816e1a8ec0f058ae800d5fb7e24cea638ea28b61ac21032628d5', 'application/pdf', 1862, 'SKIPPED', '2026-11-22 11:39:04.760802+00', NULL),
	(37, '96/96eebeb9-c5a0-43ba-ba84-8a497eea0645', '\x9be6665289de08c41ebbb0389e1495f57c992f2f04da3a5566ae50966476ea8b', 'image/jpeg', 16142, 'SKIPPED', '2026-11-22 11:39:04.760802+00', NULL),
	(38, 'f4/f4a8200c-a48f-4b81-bcf3-dfea50b34e00', '\x4ab275cb86ae07150e759e5731768db98b8b1c6bdf3804d9d7cecdb4f6a10b0e', 'application/pdf', 1853, 'SKIPPED', '2026-11-22 11:39:04.760802+00', NULL),
	(39, '39/39208b72-cc0c-4761-8b97-5d1bde277a78', '\x599e1085732b6c2eed87bae22958a464e2b812a649bc3bccd9bdcc4a614f8a7c', 'application/pdf', 1869, 'SKIPPED', '2026-11-22 11:39:04.760802+00', NULL),
	(40, 'f6/f6f266d0-a9a1-4ed0-ac6e-215c858b625b', '\xefb8ee0c6081e0a183c0b16d2f3f38b06418ca0860453a18d6866a991cbb8072', 'application/pdf', 1843, 'SKIPPED', '2026-11-22 11:39:04.760802+00', NULL),
	(41, '97/973b4c68-7cbc-4e3c-9041-327e1b13a8e1', '\x9be6665289de08c41ebbb0389e1495f57c992f2f04da3a5566ae50966476ea8b', 'image/jpeg', 16142, 'SKIPPED', '2026-11-22 11:39:04.760802+00', NULL),
	(42, '68/68324e20-07f3-4e92-8439-1eba82f57028', '\xb99a641090ba0b4081afe107f63cb8dea9c38bf8a0b1895db57fa6d6536df114', 'image/jpeg', 17780, 'SKIPPED', '2026-11-22 11:39:04.760802+00', NULL),
	(43, '62/62ad7206-c7c3-4a19-b6eb-a405fef22219', '\x15ffe5b8cf7784b6a420fd8e0218cf39e929aae54b9cbbc288daed2650b05945', 'application/pdf', 1835, 'SKIPPED', '2026-11-22 11:39:04.760802+00', NULL),
	(44, 'd5/d5949e4c-fe16-49b4-99da-f651b6861b4f', '\x39627c9196765b8dea91050f68baab4ddd2aa60f039eb06bfe19099f697d3cf6', 'application/pdf', 1810, 'SKIPPED', '2026-11-22 11:39:04.760802+00', NULL),
	(45, '88/88712f85-5e4c-44b2-bf41-9e637a6a1079', '\x6df07e9e6bda65a2a77390f5b7edec9e8018b343a30702d923d8806b5bb8c955', 'application/pdf', 1851, 'SKIPPED', '2026-11-22 11:39:04.760802+00', NULL),
	(46, 'd1/d199ba5c-d4a1-4ace-8cee-941b07c6cc82', '\x55a1a99a701c95d913edd214eef26f16388c95e1d21a33cd9365e7e4a35cc9b1', 'application/pdf', 1852, 'SKIPPED', '2026-11-22 11:39:04.760802+00', NULL),
	(47, '4c/4cdda780-288e-434a-ac0c-0996dc300d0d', '\x3085d0296f2d0fced988f5da73ee560dd33a235a1389514e54176550c508e5f3', 'application/xml', 11786, 'SKIPPED', '2026-11-22 11:39:04.760802+00', NULL),
	(48, 'e2/e2a74388-4b22-4ac7-85eb-f79f16667da5', '\x65700cb3e45870a141e005bfd70d525b21dc8fff900b529790ce577871cfc0c0', 'application/pdf', 1831, 'SKIPPED', '2026-11-22 11:39:04.760802+00', NULL),
	(49, 'cf/cf72d955-f8de-4d17-819f-49eaaf927257', '\x34dda10b68d698745d41e2c4e0e6508cd81786a1d73aca1d232331f83e792e22', 'application/pdf', 1892, 'SKIPPED', '2026-11-22 11:39:04.760802+00', NULL),
	(50, '75/7599b99b-9953-402e-ba4f-339fd2947997', '\x69939ce9a039337b9993278dd2b028d45bc264c47a27c5fc6c33f0a730504738', 'application/pdf', 1831, 'SKIPPED', '2026-11-22 11:39:04.760802+00', NULL),
	(51, 'af/af611923-66c3-4fd1-b665-ae26428178eb', '\xca190967047b63bbf0707ca7f4f106582c9d3d33c9881efe45b6dc2e1faa32e7', 'application/pdf', 1877, 'SKIPPED', '2026-11-22 11:39:04.760802+00', NULL),
	(52, '48/48913b4d-992b-42af-8cae-62e7737dc6ad', '\xe6b853847a2e4226e1c72853fd35b96d8140164bcab29fceee2e8b63b2cb7f21', 'application/pdf', 1892, 'SKIPPED', '2026-11-22 11:39:04.760802+00', NULL),
	(53, 'ed/ed600e7f-7aad-4f0b-9eec-51abb9a2313f', '\x1ee200a89a064a986b82e70729cee2b960d68424f62e68927766580e8ce3a2d8', 'application/pdf', 1882, 'SKIPPED', '2026-11-22 11:39:04.760802+00', NULL),
	(54, '0b/0b8824fd-7140-443e-8bea-8b447822ca9e', '\x03ac4ce125f345f73a63138f870201415b90032bd80f4ada2baa68b9235af9e9', 'image/webp', 1572, 'SKIPPED', '2026-11-22 11:39:04.760802+00', NULL),
	(55, 'c3/c3638f7b-a48d-41ac-a287-485df86de609', '\xc2cb10fe5be20e1a9cb97145bf092a30135826b54f718280d0cb7650e620defd', 'image/webp', 1760, 'SKIPPED', '2026-11-22 11:39:04.760802+00', NULL),
	(56, '3f/3fa424f9-142e-4429-89d3-4b35cba8b32e', '\x3b37dea8309401bedf90a14c2c86c5260821df508faa909a314d276c9e844569', 'image/webp', 1606, 'SKIPPED', '2026-11-22 11:39:04.760802+00', NULL),
	(57, 'c7/c70dad80-ee99-4048-bd54-5ca5e7f38aa4', '\x66e6cd5cbf7667e8a3d0cf5bf509382cd5512641cc7eb4f6afdcf3ee5736f259', 'image/webp', 1486, 'SKIPPED', '2026-11-22 11:39:04.760802+00', NULL),
	(58, 'f2/f277db34-632a-41cb-ac07-3502458f955e', '\x0135aabc665a07c879e2a9868bd0bcde9179b1b8d74a466e0029b6cac0ebbece', 'image/webp', 1628, 'SKIPPED', '2026-11-22 11:39:04.760802+00', NULL),
	(59, 'bd/bd6c9235-287a-4def-9e02-406f1bfd23fd', '\x068cb7b8483abeecc3e09eccabb19a50f5e538a4f1b8b31efb24844fa3354f7c', 'image/webp', 1950, 'SKIPPED', '2026-11-22 11:39:04.760802+00', NULL),
	(60, '13/132df5cf-ca3f-4782-a2d8-4f2cc1870357', '\xe1d1ba79a2e27d7b3c26db68ff16675b462becc37079640d19d7ef0315a57286', 'image/webp', 1482, 'SKIPPED', '2026-11-22 11:39:04.760802+00', NULL),
	(61, '7a/7adc06df-63be-4442-bf5b-9eabf9857e95', '\x0faebd2fd2488e29ee0f9d60d294755a8bfbae3d33e9864d5eb0076aba25e08a', 'image/webp', 2582, 'SKIPPED', '2026-11-22 11:39:04.760802+00', NULL),
	(62, 'b9/b9e022fd-7011-4912-b138-1edab147a93d', '\x13b642db38fbd1463d9d08f5c8a207980e13265c0a6b4cbb599778ea2fb60a15', 'image/webp', 2048, 'SKIPPED', '2026-11-22 11:39:04.760802+00', NULL),
	(63, '36/36551b1b-2519-4834-8e91-ee3c1f91f410', '\xa58c97300419bfc346f2012569d2fec9f5e2f37a01be0ef509cf0a396b81b37e', 'image/webp', 1036, 'SKIPPED', '2026-11-22 11:39:04.760802+00', NULL),
	(64, 'd7/d75a3224-f22d-4f58-9875-65b0537ac6c2', '\x38abaaa02a050967b139cac2baf30377f88f5f91b542444fa7ba173e0bcff4d3', 'image/webp', 2008, 'SKIPPED', '2026-11-22 11:39:04.760802+00', NULL),
	(65, '9a/9a1565eb-3061-45cb-8911-3ba71fb50607', '\x71e427d4ac7dded559afec6c9084743084390b9435f10d5e006248ba8e999620', 'image/webp', 2410, 'SKIPPED', '2026-11-22 11:39:04.760802+00', NULL),
	(66, '91/911839e2-791c-4477-855c-d3f8616d1a3b', '\x16b95022b182621ff100c4d79abca8d8fcd5f9a5f2e1fbe09be79da1e81961c3', 'image/webp', 1228, 'SKIPPED', '2026-11-22 11:39:04.760802+00', NULL),
	(67, '01/011badca-329f-4bfe-a9a8-913c0a46af96', '\x30d4783a57e06f3d40f6a9a54be59eac110f5de87fdf97648740ffba0f86ef38', 'image/webp', 1162, 'SKIPPED', '2026-11-22 11:39:04.760802+00', NULL),
	(68, '65/6535e91c-3f2a-4906-9047-7a44e25172da', '\x05848676984928214f96f73fddc76ca3d1cddb472229977891229a075652ee98', 'image/webp', 1208, 'SKIPPED', '2026-11-22 11:39:04.760802+00', NULL),
	(69, 'ec/ec2cc504-b82a-4d10-8322-c227abc5b9b5', '\xe4e2adb7a336ba521d61053d6c35337a43f32025ecf14234324f9a10d23b46cd', 'image/webp', 1814, 'SKIPPED', '2026-11-22 11:39:04.760802+00', NULL),
	(70, '58/58afc70d-a5cd-4682-be70-8cae9f1620d0', '\x3e30920926b447d592e0e829416e59a54311fda0ef7956628663c39479ba2bc0', 'image/webp', 2060, 'SKIPPED', '2026-11-22 11:39:04.760802+00', NULL),
	(71, '24/24fe0f6f-a026-4938-b8b1-4065c810e91f', '\x6ef2d08e15b36b4742a7c995f1345f8769fa99c7182d1d93642648b1a2d7347e', 'application/pdf', 1861, 'SKIPPED', '2026-11-22 11:39:04.760802+00', NULL),
	(72, '8f/8fb9a3ac-88d4-417e-8be5-b1c86a3f1256', '\x11077afce496816bb371f00e92e6918d5c8769bade0f89680836ecb37098e6bb', 'application/pdf', 1854, 'SKIPPED', '2026-11-22 11:39:04.760802+00', NULL),
	(73, 'cf/cf8c06ee-80bb-4a0b-96e1-5225ea615cd8', '\xf84804ab1d144b3bf5931faff4d3b7f613ead77568c03cfba61868170b8cc1ed', 'application/pdf', 1855, 'SKIPPED', '2026-11-22 11:39:04.760802+00', NULL),
	(74, 'e5/e5c1a451-fb87-400b-b411-40d85b3dc17f', '\x85603d603e47834153157568d0e459ff241f7d4ed28bb5f36896973b2e6205d2', 'application/pdf', 1863, 'SKIPPED', '2026-11-22 11:39:04.760802+00', NULL),
	(75, '3b/3bb307ae-e339-4a1b-b9d8-36d113dae681', '\x8b31ea8b24ffb92f906f98b37c64c0e49aed30a7b80266a28d1d52c01a7562ff', 'application/pdf', 1833, 'SKIPPED', '2026-11-22 11:39:04.760802+00', NULL),
	(76, '07/07d28184-b908-405b-94c4-e2c8add07a72', '\xa878cb9dc4811de2bf82b28e52cf759c158a5f1bdc41fa24b902d1d4b3dc7fa9', 'application/pdf', 1864, 'SKIPPED', '2026-11-22 11:39:04.760802+00', NULL),
	(77, '1c/1c539242-1a2c-49fa-9696-2877c3ac47f4', '\xebd8cc238ae32989c71fcc544c8990a2523d673c00c833c9ae98c40900b57858', 'application/pdf', 1851, 'SKIPPED', '2026-11-22 11:39:04.760802+00', NULL),
	(78, '3b/3bf35483-dc81-4c17-afb1-23a6a1916ec1', '\xb9ba49a1887329d4f329d80ea6a46d1675ed63329acc9440d995c8d51ed88559', 'application/pdf', 1824, 'SKIPPED', '2026-11-22 11:39:04.760802+00', NULL),
	(79, '04/046d2034-f5db-4893-abed-c557ba3d5621', '\x229040ead0c9de6fc640e788478a0886a75df0a19f8ec9064884ca2645067ea2', 'application/pdf', 1837, 'SKIPPED', '2026-11-22 11:39:04.760802+00', NULL),
	(80, '58/588a185d-0af4-43c3-a6dd-b161a9d72a11', '\xcad883cb1481ea9d75e154e4936cedd6e03ae4fb3abe23b4dc0afe38a3f267c1', 'application/pdf', 1861, 'SKIPPED', '2026-11-22 11:39:04.760802+00', NULL),
	(81, '66/663c0e7c-4b78-4f5b-8b2d-67a1cb75552a', '\x024e1483f037e089355b711ef4708fb88ea72b5b961dfd577f6885da18accc39', 'application/pdf', 1857, 'SKIPPED', '2026-11-22 11:39:04.760802+00', NULL),
	(82, 'cb/cb1da673-8e02-4b50-b782-e43d463f2e3b', '\xa97a83363310cb14f5524feb2cc90846d09ca1da23fe736ea6f47db9a7728780', 'application/pdf', 1857, 'SKIPPED', '2026-11-22 11:39:04.760802+00', NULL),
	(83, 'e4/e44ac9f8-f036-40cb-afb8-6b7ba6e24053', '\x33d7090e0e4f6adb1c2a0fca848f5fc228bc122230ed86c5bd3f753db0e48ab5', 'application/pdf', 1854, 'SKIPPED', '2026-11-22 11:39:04.760802+00', NULL),
	(84, '26/2602c327-cd8d-4997-9522-a15e9dd1e13e', '\x3942366565c8e858ce7429ec21d487b80231f2de477aa4c8a8ff0a6b9abb1e83', 'application/pdf', 1824, 'SKIPPED', '2026-11-22 11:39:04.760802+00', NULL),
	(85, 'bc/bc8e3fc0-437d-4355-8b4a-8f64a52418ad', '\x553beb8acfbb204f5a5ae10350ba8df86ebdd198c18b2be4334623082d60b7ce', 'application/pdf', 1845, 'SKIPPED', '2026-11-22 11:39:04.760802+00', NULL),
	(86, '84/8483eaab-fe1f-4911-b5f9-00a2f2e1daeb', '\xf5ed9d2438907b12aff3941ee53f31da9b0f7e0a1ba70f7481dbfdf67b75ee44', 'application/pdf', 1925, 'SKIPPED', '2026-11-22 11:39:04.760802+00', NULL),
	(87, 'fd/fdef571d-565e-4432-822b-2ddd22554289', '\xbbadaba8b04eb7332e73325ba668d8d1690fc5e1a46f69467de3466223b27c40', 'application/pdf', 1816, 'SKIPPED', '2026-11-22 11:39:04.760802+00', NULL),
	(88, 'd3/d3628148-941d-4ee7-a522-016fb51e0ffd', '\x5e7a2752516e599eb24aa636a6dff51d0e072d8c7690b1505ac00403ad89d5ca', 'application/pdf', 1804, 'SKIPPED', '2026-11-22 11:39:04.760802+00', NULL),
	(89, '10/10666a63-5917-4b31-810c-2e9b8624fe76', '\xba140f86419fb9dd333170a5f6e5f4f0a587c23ac9a3c2f230841bf90f175210', 'application/pdf', 1845, 'SKIPPED', '2026-11-22 11:39:04.760802+00', NULL),
	(90, 'f7/f708f41f-caea-450c-9525-384f662040c1', '\x9c506daa6cd622d7b3bfb6d234892e3181cb43e8b5486bcd4a664c92ba8bb4f9', 'application/pdf', 1837, 'SKIPPED', '2026-11-22 11:39:04.760802+00', NULL),
	(91, '17/17540d12-ecee-4bc5-9fed-333a937a6692', '\xe8c6064fcdabf8cb2574fc42294ff111feb72a8e166177fa4c72a7829789ade7', 'application/pdf', 1841, 'SKIPPED', '2026-11-22 11:39:04.760802+00', NULL),
	(92, '78/78e5cd50-5fd0-4b88-bb21-f8484e9b6245', '\x558fd80c6998d602535a4118b29f60afed89aa4bd590926f99deb22995b85a86', 'application/pdf', 1920, 'SKIPPED', '2026-11-22 11:39:04.760802+00', NULL),
	(93, 'e0/e018ee83-d208-400d-ae21-e93e4306bfc9', '\x7713f1c6d6fdedf8116e5cb2a1c1e3f295da48a2f6f9987b5cc51a24d68ecb73', 'application/pdf', 1843, 'SKIPPED', '2026-11-22 11:39:04.760802+00', NULL),
	(94, '32/32a04217-64a4-4ca4-a3fd-89fe38e619af', '\x444f149a11e398b67c9fc5c3e030330649e56e7e152656ae1e268c3e492ce243', 'application/pdf', 1864, 'SKIPPED', '2026-11-22 11:39:04.760802+00', NULL),
	(95, '06/0618be3a-9402-4b30-a633-47e51fc6b4f2', '\x8829c5b6369af4fb9eb3ed761768d86474086bfab075597986bdaff5b216a7fa', 'application/pdf', 1842, 'SKIPPED', '2026-11-22 11:39:04.760802+00', NULL),
	(96, 'af/afa20ddd-69b1-44ed-a9e9-ab524a73a89a', '\xf6c5fed6e903cd1b6043b3241224a44abad9c85f9837a66dfec766c93c486d5b', 'application/pdf', 1812, 'SKIPPED', '2026-11-22 11:39:04.760802+00', NULL),
	(97, '78/78de87a8-f6c0-406e-8c09-c3521b60bb32', '\xc5e3d02051ce7cb825c6a26ff9cf7d3d1ec471010673a2ad8fb7782559de09fc', 'application/pdf', 1861, 'SKIPPED', '2026-11-22 11:39:04.760802+00', NULL),
	(98, 'a3/a309e33d-6004-4b5b-a92c-fc8e0dc342a8', '\x2f19529b70dc8439ea0a529bad6f6730266d53da867231356aff578be11321ef', 'application/pdf', 1842, 'SKIPPED', '2026-11-22 11:39:04.760802+00', NULL),
	(99, '0c/0c93afe7-ed40-49b9-96aa-58f26b8d4c34', '\x9be6665289de08c41ebbb0389e1495f57c992f2f04da3a5566ae50966476ea8b', 'image/jpeg', 16142, 'SKIPPED', '2026-11-22 11:39:04.760802+00', NULL),
	(100, '6e/6ee1eea9-a36a-49e1-9cc1-d22addebf6b4', '\xba4bdafb020b7252d5e41da6bdc1580ec9caa7430433dc08fbe4f550852ddd73', 'application/pdf', 1864, 'SKIPPED', '2026-11-22 11:39:04.760802+00', NULL);
INSERT INTO public.stored_files OVERRIDING SYSTEM VALUE VALUES
	(101, '8b/8b25d958-bec3-4501-94e1-77cee3d3d3e0', '\xb5564b7ce2bec7dc570ebaa3542e6c1c974965937b830dcebdf0d22e947bfa58', 'application/pdf', 1852, 'SKIPPED', '2026-11-22 11:39:04.760802+00', NULL),
	(102, '74/74f75bdd-e11c-4391-bd55-16a40044da5a', '\x884dc05c1895805fc42051b5b3efd52dbc7710bb2b1d44253b8da9b946b1429a', 'application/pdf', 1863, 'SKIPPED', '2026-11-22 11:39:04.760802+00', NULL),
	(103, 'ab/ab67adc0-d61b-4c94-9163-fee1b1304255', '\x7f7d2660ea4c7e472383a7116300eb9ce8d09e7a83de4af5376d3fad3a5b2f74', 'application/pdf', 1842, 'SKIPPED', '2026-11-22 11:39:04.760802+00', NULL),
	(104, '67/67814765-3d9c-4443-ac79-5004c43870f3', '\x87a3c77dc83ca67fbbffa7f6e6a9bff6df0236c8336f8fd2a5d55b43c4e14eda', 'application/pdf', 1863, 'SKIPPED', '2026-11-22 11:39:04.760802+00', NULL),
	(105, 'b6/b6c95504-50fc-4242-b0b0-bb3908f73810', '\xaa881e51c5d0b94f63d9718e9c33a8c6a8c5e8bcaa384a2bfcc01cbfcabee4e4', 'application/pdf', 1845, 'SKIPPED', '2026-11-22 11:39:04.760802+00', NULL),
	(106, '10/10c6556d-522a-4d79-ae36-adc4760da0d8', '\x9be6665289de08c41ebbb0389e1495f57c992f2f04da3a5566ae50966476ea8b', 'image/jpeg', 16142, 'SKIPPED', '2026-11-22 11:39:04.760802+00', NULL),
	(107, '40/406248b0-4931-40a7-a65c-bf51ffcacc8e', '\x3073ea77481f3ca2938619085156736773a657de0bd4fbdb08e8b4371e66682b', 'application/pdf', 1856, 'SKIPPED', '2026-11-22 11:39:04.760802+00', NULL),
	(108, 'f4/f42d3c9a-9083-4697-a2b4-4028eb4d099a', '\xac9534769f23a55fc36f99e9b17c91917dda0dd491f99e8586ac48983ac7e535', 'application/pdf', 1856, 'SKIPPED', '2026-11-22 11:39:04.760802+00', NULL);

INSERT INTO public.templates OVERRIDING SYSTEM VALUE VALUES
	(1, 2, 'Maison individuelle', 4, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00'),
	(2, 2, 'Maison passive', 4, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00'),
	(3, 2, 'Maison jumelée', 4, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00');

INSERT INTO public.terms_versions OVERRIDING SYSTEM VALUE VALUES
	(1, '2026-09', '<h2>Votre espace logement</h2><p>Cet espace donne accès au carnet d’information de votre logement : documents, équipements, contacts.</p><h2>Vos données</h2><p>Vos nom et adresse e-mail servent à vous identifier et à vous prévenir. L’entreprise qui vous a invité est responsable du carnet ; le portail le conserve pour elle. Vous pouvez demander à tout moment une copie ou l’effacement de vos données.</p><h2>Vos engagements</h2><p>Votre code logement est personnel : ne le communiquez qu’aux personnes qui vivent avec vous.</p>', '<h2>Your home area</h2><p>This area gives access to the information booklet of your home: documents, devices, contacts.</p><h2>Your data</h2><p>Your name and email address are used to identify you and to inform you. The company that invited you is responsible for the booklet; the portal keeps it on its behalf. You may ask for a copy or the erasure of your data at any time.</p><h2>Your commitments</h2><p>Your residence code is personal: share it only with the people who live with you.</p>', '2026-09-01 00:00:00+00');

INSERT INTO public.thermal_studies OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 10, 'RE2020', true, false, '{"parois_opaques": [{"b": null, "name": "Mur ext. brique 20 + laine de verre 140 (ITI)", "index": 0, "nature": "101", "U_paroi": 0.204, "donnant": "0", "batiment": 1, "type_paroi": "100", "origine_donnee": "3", "surface_totale": 112.46, "epaisseur_isolant": 14, "systeme_constructif": "1", "systeme_constructif_autre": null, "resistance_thermique_isolant": 4.35}, {"b": null, "name": "Mur ext. ossature bois 145 + laine de bois 60", "index": 1, "nature": "101", "U_paroi": 0.172, "donnant": "0", "batiment": 1, "type_paroi": "100", "origine_donnee": "3", "surface_totale": 24.8, "epaisseur_isolant": 20.5, "systeme_constructif": "5", "systeme_constructif_autre": null, "resistance_thermique_isolant": 5.6}, {"b": null, "name": "Porte d''entrée isolée", "index": 2, "nature": "106", "U_paroi": 0.9, "donnant": "0", "batiment": 1, "type_paroi": "100", "origine_donnee": "2", "surface_totale": 2.15, "epaisseur_isolant": 0, "systeme_constructif": "8", "systeme_constructif_autre": null, "resistance_thermique_isolant": 0}, {"b": null, "name": "Coffre volet roulant", "index": 3, "nature": "105", "U_paroi": 1.2, "donnant": "0", "batiment": 1, "type_paroi": "100", "origine_donnee": "2", "surface_totale": 3.4, "epaisseur_isolant": 0, "systeme_constructif": "8", "systeme_constructif_autre": null, "resistance_thermique_isolant": 0}, {"b": null, "name": "Dallage sur terre-plein + PU 100", "index": 4, "nature": "202", "U_paroi": 0.19, "donnant": "0", "batiment": 1, "type_paroi": "200", "origine_donnee": "3", "surface_totale": 98.4, "epaisseur_isolant": 10, "systeme_constructif": "8", "systeme_constructif_autre": null, "resistance_thermique_isolant": 4.65}, {"b": null, "name": "Plafond combles perdus + laine soufflée 380", "index": 5, "nature": "302", "U_paroi": 0.115, "donnant": "0", "batiment": 1, "type_paroi": "300", "origine_donnee": "0", "surface_totale": 98.4, "epaisseur_isolant": 38, "systeme_constructif": "8", "systeme_constructif_autre": null, "resistance_thermique_isolant": 8.3}, {"b": 0.9, "name": "Mur sur garage + laine de verre 120", "index": 6, "nature": "404", "U_paroi": 0.24, "donnant": "2", "batiment": 1, "type_paroi": "400", "origine_donnee": "3", "surface_totale": 17.6, "epaisseur_isolant": 12, "systeme_constructif": "1", "systeme_constructif_autre": null, "resistance_thermique_isolant": 3.75}], "parois_vitrees": [{"Sw": 0.49, "Uw": 1.4, "Tlw": 0.58, "name": "Baie coulissante alu 240x215", "index": 0, "donnant": "0", "batiment": 1, "Ug_vitrage": 1.1, "type_paroi": "2", "orientation": "S", "type_vitrage": "4/16/4 FE argon", "surface_totale": 10.32, "type_menuiserie": "3", "type_protection": "3", "origine_donnee_Ug": "0", "origine_donnee_Uw": "0"}, {"Sw": 0.42, "Uw": 1.3, "Tlw": 0.53, "name": "Fenêtre PVC 120x125", "index": 1, "donnant": "0", "batiment": 1, "Ug_vitrage": 1.1, "type_paroi": "1", "orientation": "N", "type_vitrage": "4/16/4 FE argon", "surface_totale": 3, "type_menuiserie": "2", "type_protection": "3", "origine_donnee_Ug": "0", "origine_donnee_Uw": "0"}, {"Sw": 0.42, "Uw": 1.3, "Tlw": 0.53, "name": "Fenêtre PVC 100x125", "index": 2, "donnant": "0", "batiment": 1, "Ug_vitrage": 1.1, "type_paroi": "1", "orientation": "E", "type_vitrage": "4/16/4 FE argon", "surface_totale": 2.5, "type_menuiserie": "2", "type_protection": "2", "origine_donnee_Ug": "0", "origine_donnee_Uw": "0"}, {"Sw": 0.45, "Uw": 1.3, "Tlw": 0.55, "name": "Porte-fenêtre PVC 140x215", "index": 3, "donnant": "0", "batiment": 1, "Ug_vitrage": 1.1, "type_paroi": "2", "orientation": "O", "type_vitrage": "4/16/4 FE argon", "surface_totale": 3.01, "type_menuiserie": "2", "type_protection": "2", "origine_donnee_Ug": "0", "origine_donnee_Uw": "0"}, {"Sw": 0.4, "Uw": 1.3, "Tlw": 0.6, "name": "Fenêtre de toit 78x98", "index": 4, "donnant": "0", "batiment": 1, "Ug_vitrage": 1, "type_paroi": "7", "orientation": "H", "type_vitrage": "44.2/14/4 FE argon", "surface_totale": 0.76, "type_menuiserie": "0", "type_protection": "0", "origine_donnee_Ug": "1", "origine_donnee_Uw": "1"}]}', NULL, 13, '2026-11-22 11:39:04.760802+00', 'PARSED', 100, '{"office": {"name": "ÉTUDES ISOTHERME", "siret": "81234567800017", "company": {"id": 10, "name": "Études Isotherme"}}, "address": {"city": "Nantes", "zip_code": "44300", "street_name": "Rue des Lilas", "street_number": "14"}, "delivery_date": "2025-09-30", "permit_number": "PC 044 109 24 A0123"}');

INSERT INTO public.user_badges VALUES
	(16, 'HOME_ACTIVATED', '2026-10-13 11:39:10.23+00'),
	(16, 'FIRST_DOCUMENT', '2026-10-15 11:39:10.23+00');

INSERT INTO public.user_environmental_labels VALUES
	(16, 'ENERGY_CLASS', 'A', '2026-11-22 11:39:04.760802+00'),
	(16, 'CLIMATE_CLASS', 'A', '2026-11-22 11:39:04.760802+00'),
	(16, 'REGULATION', 'RE2020', '2026-11-22 11:39:04.760802+00');

INSERT INTO public.user_global_roles VALUES
	(14, 'ADMINISTRATOR', NULL, '2026-11-22 11:39:04.760802+00'),
	(15, 'SUPPORT', NULL, '2026-11-22 11:39:04.760802+00');

INSERT INTO public.user_notifications OVERRIDING SYSTEM VALUE VALUES
	(1, 16, 'HOME_ACTIVATED', '{"home": "Maison Les Érables"}', 2, '2026-10-13 11:39:10.229+00', '2026-10-14 11:39:10.229+00'),
	(2, 16, 'DOCUMENT_ADDED', '{"home": "Maison Les Érables", "document": "Notice de la chaudière.pdf"}', 2, '2026-11-10 11:39:10.229+00', NULL),
	(3, 16, 'ACCESS_REQUESTED', '{"home": "Maison Les Érables", "name": "Tom Rivière"}', 2, '2026-11-20 11:39:10.229+00', NULL);

INSERT INTO public.user_role_companies OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 1, 'COMPANY_ADMIN', true, true, '2026-11-22 11:39:04.760802+00'),
	(2, 2, 1, 'COMPANY_MEMBER', true, true, '2026-11-22 11:39:04.760802+00'),
	(3, 3, 1, 'COMPANY_READER', true, true, '2026-11-22 11:39:04.760802+00'),
	(4, 4, 2, 'COMPANY_ADMIN', true, true, '2026-11-22 11:39:04.760802+00'),
	(5, 5, 3, 'COMPANY_ADMIN', true, true, '2026-11-22 11:39:04.760802+00'),
	(6, 7, 4, 'COMPANY_ADMIN', true, true, '2026-11-22 11:39:04.760802+00'),
	(7, 8, 5, 'COMPANY_ADMIN', true, true, '2026-11-22 11:39:04.760802+00'),
	(8, 9, 6, 'COMPANY_ADMIN', true, true, '2026-11-22 11:39:04.760802+00'),
	(9, 10, 7, 'COMPANY_ADMIN', true, true, '2026-11-22 11:39:04.760802+00'),
	(10, 11, 8, 'COMPANY_ADMIN', true, true, '2026-11-22 11:39:04.760802+00'),
	(11, 12, 9, 'COMPANY_ADMIN', true, true, '2026-11-22 11:39:04.760802+00'),
	(12, 13, 10, 'COMPANY_ADMIN', true, true, '2026-11-22 11:39:04.760802+00');

INSERT INTO public.user_terms_acceptances VALUES
	(6, 1, '2026-11-22 11:39:04.760802+00', NULL),
	(16, 1, '2026-11-22 11:39:04.760802+00', NULL),
	(17, 1, '2026-11-22 11:39:04.760802+00', NULL),
	(18, 1, '2026-11-22 11:39:04.760802+00', NULL),
	(19, 1, '2026-11-22 11:39:04.760802+00', NULL),
	(20, 1, '2026-11-22 11:39:04.760802+00', NULL),
	(21, 1, '2026-11-22 11:39:04.760802+00', NULL),
	(22, 1, '2026-11-22 11:39:04.760802+00', NULL),
	(23, 1, '2026-11-22 11:39:04.760802+00', NULL),
	(24, 1, '2026-11-22 11:39:04.760802+00', NULL),
	(25, 1, '2026-11-22 11:39:04.760802+00', NULL),
	(26, 1, '2026-11-22 11:39:04.760802+00', NULL),
	(27, 1, '2026-11-22 11:39:04.760802+00', NULL),
	(28, 1, '2026-11-22 11:39:04.760802+00', NULL),
	(29, 1, '2026-11-22 11:39:04.760802+00', NULL),
	(30, 1, '2026-11-22 11:39:04.760802+00', NULL),
	(31, 1, '2026-11-22 11:39:04.760802+00', NULL);

INSERT INTO public.users OVERRIDING SYSTEM VALUE VALUES
	(1, 'marie@horizon.example', 'marie@horizon.example', 'Marie', 'Delattre', '$argon2id$v=19$m=19456,t=2,p=1$5r3yHsvpa8fqX7eqguPJcQ$QxLhc8M1XN+XUChh9KSQQt1yMzLHEA6XR0D5OgExFmU', '2026-11-22 11:39:04.897+00', NULL, 'fr-FR', true, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', NULL),
	(2, 'paul@horizon.example', 'paul@horizon.example', 'Paul', 'Guérin', '$argon2id$v=19$m=19456,t=2,p=1$5r3yHsvpa8fqX7eqguPJcQ$QxLhc8M1XN+XUChh9KSQQt1yMzLHEA6XR0D5OgExFmU', '2026-11-22 11:39:04.897+00', NULL, 'fr-FR', true, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', NULL),
	(3, 'lea@horizon.example', 'lea@horizon.example', 'Léa', 'Fontaine', '$argon2id$v=19$m=19456,t=2,p=1$5r3yHsvpa8fqX7eqguPJcQ$QxLhc8M1XN+XUChh9KSQQt1yMzLHEA6XR0D5OgExFmU', '2026-11-22 11:39:04.897+00', NULL, 'fr-FR', true, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', NULL),
	(4, 'hugo@clairiere.example', 'hugo@clairiere.example', 'Hugo', 'Bertin', '$argon2id$v=19$m=19456,t=2,p=1$5r3yHsvpa8fqX7eqguPJcQ$QxLhc8M1XN+XUChh9KSQQt1yMzLHEA6XR0D5OgExFmU', '2026-11-22 11:39:04.897+00', NULL, 'fr-FR', true, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', NULL),
	(5, 'samira@rivages.example', 'samira@rivages.example', 'Samira', 'Belkacem', '$argon2id$v=19$m=19456,t=2,p=1$5r3yHsvpa8fqX7eqguPJcQ$QxLhc8M1XN+XUChh9KSQQt1yMzLHEA6XR0D5OgExFmU', '2026-11-22 11:39:04.897+00', NULL, 'fr-FR', true, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', NULL),
	(6, 'patrimoine@rivages.example', 'patrimoine@rivages.example', 'Service', 'Patrimoine', '$argon2id$v=19$m=19456,t=2,p=1$5r3yHsvpa8fqX7eqguPJcQ$QxLhc8M1XN+XUChh9KSQQt1yMzLHEA6XR0D5OgExFmU', '2026-11-22 11:39:04.897+00', NULL, 'fr-FR', true, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', NULL),
	(7, 'yann@lenoir.example', 'yann@lenoir.example', 'Yann', 'Lenoir', '$argon2id$v=19$m=19456,t=2,p=1$5r3yHsvpa8fqX7eqguPJcQ$QxLhc8M1XN+XUChh9KSQQt1yMzLHEA6XR0D5OgExFmU', '2026-11-22 11:39:04.897+00', NULL, 'fr-FR', true, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', NULL),
	(8, 'nora@gaz-sud.example', 'nora@gaz-sud.example', 'Nora', 'Benali', '$argon2id$v=19$m=19456,t=2,p=1$5r3yHsvpa8fqX7eqguPJcQ$QxLhc8M1XN+XUChh9KSQQt1yMzLHEA6XR0D5OgExFmU', '2026-11-22 11:39:04.897+00', NULL, 'fr-FR', true, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', NULL),
	(9, 'karim@renovest.example', 'karim@renovest.example', 'Karim', 'Haddad', '$argon2id$v=19$m=19456,t=2,p=1$5r3yHsvpa8fqX7eqguPJcQ$QxLhc8M1XN+XUChh9KSQQt1yMzLHEA6XR0D5OgExFmU', '2026-11-22 11:39:04.897+00', NULL, 'fr-FR', true, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', NULL),
	(10, 'ines@belvedere.example', 'ines@belvedere.example', 'Inès', 'Moreau', '$argon2id$v=19$m=19456,t=2,p=1$5r3yHsvpa8fqX7eqguPJcQ$QxLhc8M1XN+XUChh9KSQQt1yMzLHEA6XR0D5OgExFmU', '2026-11-22 11:39:04.897+00', NULL, 'fr-FR', true, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', NULL),
	(11, 'otto@thermalia.example', 'otto@thermalia.example', 'Otto', 'Keller', '$argon2id$v=19$m=19456,t=2,p=1$5r3yHsvpa8fqX7eqguPJcQ$QxLhc8M1XN+XUChh9KSQQt1yMzLHEA6XR0D5OgExFmU', '2026-11-22 11:39:04.897+00', NULL, 'fr-FR', true, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', NULL),
	(12, 'zoe@batir-ouest.example', 'zoe@batir-ouest.example', 'Zoé', 'Le Goff', '$argon2id$v=19$m=19456,t=2,p=1$5r3yHsvpa8fqX7eqguPJcQ$QxLhc8M1XN+XUChh9KSQQt1yMzLHEA6XR0D5OgExFmU', '2026-11-22 11:39:04.897+00', NULL, 'fr-FR', true, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', NULL),
	(13, 'luc@isotherme.example', 'luc@isotherme.example', 'Luc', 'Perrin', '$argon2id$v=19$m=19456,t=2,p=1$5r3yHsvpa8fqX7eqguPJcQ$QxLhc8M1XN+XUChh9KSQQt1yMzLHEA6XR0D5OgExFmU', '2026-11-22 11:39:04.897+00', NULL, 'fr-FR', true, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', NULL),
	(14, 'admin@logis.example', 'admin@logis.example', 'Ada', 'Renaud', '$argon2id$v=19$m=19456,t=2,p=1$5r3yHsvpa8fqX7eqguPJcQ$QxLhc8M1XN+XUChh9KSQQt1yMzLHEA6XR0D5OgExFmU', '2026-11-22 11:39:04.897+00', NULL, 'fr-FR', true, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', NULL),
	(15, 'support@logis.example', 'support@logis.example', 'Simon', 'Lacroix', '$argon2id$v=19$m=19456,t=2,p=1$5r3yHsvpa8fqX7eqguPJcQ$QxLhc8M1XN+XUChh9KSQQt1yMzLHEA6XR0D5OgExFmU', '2026-11-22 11:39:04.897+00', NULL, 'fr-FR', true, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', NULL),
	(16, 'claire@foyer.example', 'claire@foyer.example', 'Claire', 'Aubry', '$argon2id$v=19$m=19456,t=2,p=1$5r3yHsvpa8fqX7eqguPJcQ$QxLhc8M1XN+XUChh9KSQQt1yMzLHEA6XR0D5OgExFmU', '2026-11-22 11:39:04.897+00', NULL, 'fr-FR', true, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', NULL),
	(17, 'tom@foyer.example', 'tom@foyer.example', 'Tom', 'Rivière', '$argon2id$v=19$m=19456,t=2,p=1$5r3yHsvpa8fqX7eqguPJcQ$QxLhc8M1XN+XUChh9KSQQt1yMzLHEA6XR0D5OgExFmU', '2026-11-22 11:39:04.897+00', NULL, 'fr-FR', true, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', NULL),
	(18, 'alice@foyer.example', 'alice@foyer.example', 'Alice', 'Meunier', '$argon2id$v=19$m=19456,t=2,p=1$5r3yHsvpa8fqX7eqguPJcQ$QxLhc8M1XN+XUChh9KSQQt1yMzLHEA6XR0D5OgExFmU', '2026-11-22 11:39:04.897+00', NULL, 'fr-FR', true, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', NULL),
	(19, 'nadia.benali@foyer.example', 'nadia.benali@foyer.example', 'Nadia', 'Benali', NULL, '2026-11-22 11:39:10.003+00', NULL, 'fr-FR', true, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', NULL),
	(20, 'julien.morel@foyer.example', 'julien.morel@foyer.example', 'Julien', 'Morel', NULL, '2026-11-22 11:39:10.009+00', NULL, 'fr-FR', true, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', NULL),
	(21, 'fatou.sow@foyer.example', 'fatou.sow@foyer.example', 'Fatou', 'Sow', NULL, '2026-11-22 11:39:10.018+00', NULL, 'fr-FR', true, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', NULL),
	(22, 'malik.cherif@foyer.example', 'malik.cherif@foyer.example', 'Malik', 'Chérif', NULL, '2026-11-22 11:39:10.023+00', NULL, 'fr-FR', true, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', NULL),
	(23, 'sophie.petit@foyer.example', 'sophie.petit@foyer.example', 'Sophie', 'Petit', NULL, '2026-11-22 11:39:10.03+00', NULL, 'fr-FR', true, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', NULL),
	(24, 'client1@foyer.example', 'client1@foyer.example', 'Camille', 'Roux', NULL, '2026-11-22 11:39:10.109+00', NULL, 'fr-FR', true, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', NULL),
	(25, 'client7@foyer.example', 'client7@foyer.example', 'Élodie', 'Blanchard', NULL, '2026-11-22 11:39:10.137+00', NULL, 'fr-FR', true, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', NULL),
	(26, 'client16@foyer.example', 'client16@foyer.example', 'Aurélie', 'Garnier', NULL, '2026-11-22 11:39:10.142+00', NULL, 'fr-FR', true, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', NULL),
	(27, 'client20@foyer.example', 'client20@foyer.example', 'Sandrine', 'Gauthier', NULL, '2026-11-22 11:39:10.153+00', NULL, 'fr-FR', true, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', NULL),
	(28, 'client26@foyer.example', 'client26@foyer.example', 'Julie', 'Renard', NULL, '2026-11-22 11:39:10.163+00', NULL, 'fr-FR', true, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', NULL),
	(29, 'client35@foyer.example', 'client35@foyer.example', 'Camille', 'Blanchard', NULL, '2026-11-22 11:39:10.183+00', NULL, 'fr-FR', true, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', NULL),
	(30, 'client49@foyer.example', 'client49@foyer.example', 'Élodie', 'Blanchard', NULL, '2026-11-22 11:39:10.209+00', NULL, 'fr-FR', true, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', NULL),
	(31, 'client53@foyer.example', 'client53@foyer.example', 'Aurélie', 'Colin', NULL, '2026-11-22 11:39:10.219+00', NULL, 'fr-FR', true, NULL, '2026-11-22 11:39:04.760802+00', '2026-11-22 11:39:04.760802+00', NULL);

SELECT pg_catalog.setval('public.access_requests_id_seq', 5, true);

SELECT pg_catalog.setval('public.access_tokens_id_seq', 1, false);

SELECT pg_catalog.setval('public.activity_entries_id_seq', 215, true);

SELECT pg_catalog.setval('public.activity_logs_id_seq', 216, true);

SELECT pg_catalog.setval('public.addresses_id_seq', 134, true);

SELECT pg_catalog.setval('public.communication_channels_id_seq', 18, true);

SELECT pg_catalog.setval('public.communication_log_events_id_seq', 90, true);

SELECT pg_catalog.setval('public.communication_logs_id_seq', 51, true);

SELECT pg_catalog.setval('public.companies_id_seq', 10, true);

SELECT pg_catalog.setval('public.company_channel_settings_id_seq', 1, false);

SELECT pg_catalog.setval('public.company_options_id_seq', 1, true);

SELECT pg_catalog.setval('public.company_subscriptions_id_seq', 5, true);

SELECT pg_catalog.setval('public.contact_informations_id_seq', 134, true);

SELECT pg_catalog.setval('public.credential_contacts_id_seq', 1, false);

SELECT pg_catalog.setval('public.device_row_id_seq', 42, true);

SELECT pg_catalog.setval('public.device_tasks_id_seq', 31, true);

SELECT pg_catalog.setval('public.document_folders_id_seq', 30, true);

SELECT pg_catalog.setval('public.document_labels_id_seq', 16, true);

SELECT pg_catalog.setval('public.documents_id_seq', 91, true);

SELECT pg_catalog.setval('public.emails_id_seq', 71, true);

SELECT pg_catalog.setval('public.interventions_id_seq', 22, true);

SELECT pg_catalog.setval('public.manufacturers_id_seq', 86, true);

SELECT pg_catalog.setval('public.material_label_products_id_seq', 1, true);

SELECT pg_catalog.setval('public.material_labels_id_seq', 1, true);

SELECT pg_catalog.setval('public.one_time_tokens_id_seq', 51, true);

SELECT pg_catalog.setval('public.phones_id_seq', 10, true);

SELECT pg_catalog.setval('public.product_categories_id_seq', 24, true);

SELECT pg_catalog.setval('public.product_classes_id_seq', 17, true);

SELECT pg_catalog.setval('public.product_labels_id_seq', 3, true);

SELECT pg_catalog.setval('public.product_tasks_id_seq', 14, true);

SELECT pg_catalog.setval('public.products_id_seq', 227, true);

SELECT pg_catalog.setval('public.residence_service_provisions_id_seq', 66, true);

SELECT pg_catalog.setval('public.residence_states_history_id_seq', 184, true);

SELECT pg_catalog.setval('public.residence_users_id_seq', 17, true);

SELECT pg_catalog.setval('public.residences_id_seq', 124, true);

SELECT pg_catalog.setval('public.resource_accesses_id_seq', 2, true);

SELECT pg_catalog.setval('public.stored_files_id_seq', 108, true);

SELECT pg_catalog.setval('public.templates_id_seq', 3, true);

SELECT pg_catalog.setval('public.terms_versions_id_seq', 1, true);

SELECT pg_catalog.setval('public.thermal_studies_id_seq', 1, true);

SELECT pg_catalog.setval('public.user_channel_settings_id_seq', 1, false);

SELECT pg_catalog.setval('public.user_notifications_id_seq', 3, true);

SELECT pg_catalog.setval('public.user_role_companies_id_seq', 12, true);

SELECT pg_catalog.setval('public.users_id_seq', 31, true);

SELECT pg_catalog.setval('public.webhook_inbox_id_seq', 1, false);

ALTER TABLE ONLY pgboss.bam
    ADD CONSTRAINT bam_pkey PRIMARY KEY (id);

ALTER TABLE ONLY pgboss.job
    ADD CONSTRAINT job_pkey PRIMARY KEY (name, id);

ALTER TABLE ONLY pgboss.job_common
    ADD CONSTRAINT job_common_pkey PRIMARY KEY (name, id);

ALTER TABLE ONLY pgboss.job_dependency
    ADD CONSTRAINT job_dependency_pkey PRIMARY KEY (child_name, child_id, parent_name, parent_id);

ALTER TABLE ONLY pgboss.queue
    ADD CONSTRAINT queue_pkey PRIMARY KEY (name);

ALTER TABLE ONLY pgboss.queue_stats
    ADD CONSTRAINT queue_stats_pkey PRIMARY KEY (id, captured_on);

ALTER TABLE ONLY pgboss.queue_stats_20261122
    ADD CONSTRAINT queue_stats_20261122_pkey PRIMARY KEY (id, captured_on);

ALTER TABLE ONLY pgboss.queue_stats_20261123
    ADD CONSTRAINT queue_stats_20261123_pkey PRIMARY KEY (id, captured_on);

ALTER TABLE ONLY pgboss.schedule
    ADD CONSTRAINT schedule_pkey PRIMARY KEY (name, key);

ALTER TABLE ONLY pgboss.subscription
    ADD CONSTRAINT subscription_pkey PRIMARY KEY (event, name);

ALTER TABLE ONLY pgboss.version
    ADD CONSTRAINT version_pkey PRIMARY KEY (version);

ALTER TABLE ONLY pgboss.warning
    ADD CONSTRAINT warning_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.access_requests
    ADD CONSTRAINT access_requests_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.access_tokens
    ADD CONSTRAINT access_tokens_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.access_tokens
    ADD CONSTRAINT access_tokens_token_hash_key UNIQUE (token_hash);

ALTER TABLE ONLY public.activity_entries
    ADD CONSTRAINT activity_entries_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.activity_entries
    ADD CONSTRAINT activity_entries_request_id_residence_id_key UNIQUE (request_id, residence_id);

ALTER TABLE ONLY public.activity_logs
    ADD CONSTRAINT activity_logs_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.addresses
    ADD CONSTRAINT addresses_contact_information_id_position_key UNIQUE (contact_information_id, "position");

ALTER TABLE ONLY public.addresses
    ADD CONSTRAINT addresses_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.communication_channels
    ADD CONSTRAINT communication_channels_code_key UNIQUE (code);

ALTER TABLE ONLY public.communication_channels
    ADD CONSTRAINT communication_channels_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.communication_log_events
    ADD CONSTRAINT communication_log_events_once UNIQUE (log_id, name, "time");

ALTER TABLE ONLY public.communication_log_events
    ADD CONSTRAINT communication_log_events_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.communication_logs
    ADD CONSTRAINT communication_logs_message UNIQUE (external_message_id);

ALTER TABLE ONLY public.communication_logs
    ADD CONSTRAINT communication_logs_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.companies
    ADD CONSTRAINT companies_contact_information_id_key UNIQUE (contact_information_id);

ALTER TABLE ONLY public.companies
    ADD CONSTRAINT companies_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.companies
    ADD CONSTRAINT companies_siret_key UNIQUE (siret);

ALTER TABLE ONLY public.companies
    ADD CONSTRAINT companies_uuid_key UNIQUE (uuid);

ALTER TABLE ONLY public.company_channel_settings
    ADD CONSTRAINT company_channel_settings_company_id_channel_id_key UNIQUE (company_id, channel_id);

ALTER TABLE ONLY public.company_channel_settings
    ADD CONSTRAINT company_channel_settings_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.company_closure
    ADD CONSTRAINT company_closure_pkey PRIMARY KEY (ancestor_id, descendant_id);

ALTER TABLE ONLY public.company_links
    ADD CONSTRAINT company_links_pkey PRIMARY KEY (company_id, linked_company_id);

ALTER TABLE ONLY public.company_options
    ADD CONSTRAINT company_options_company_id_option_type_key UNIQUE (company_id, option_type);

ALTER TABLE ONLY public.company_options
    ADD CONSTRAINT company_options_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.company_residence_stats
    ADD CONSTRAINT company_residence_stats_pkey PRIMARY KEY (company_id);

ALTER TABLE ONLY public.company_subscriptions
    ADD CONSTRAINT company_subscriptions_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.contact_informations
    ADD CONSTRAINT contact_informations_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.credential_contacts
    ADD CONSTRAINT credential_contacts_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.device_tasks
    ADD CONSTRAINT device_tasks_once UNIQUE (device_id, product_task_id, due_date);

ALTER TABLE ONLY public.device_tasks
    ADD CONSTRAINT device_tasks_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.devices
    ADD CONSTRAINT devices_id_residence_id_key UNIQUE (id, residence_id);

ALTER TABLE ONLY public.devices
    ADD CONSTRAINT devices_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.document_folders
    ADD CONSTRAINT document_folders_default UNIQUE (residence_id, default_code);

ALTER TABLE ONLY public.document_folders
    ADD CONSTRAINT document_folders_id_residence_id_key UNIQUE (id, residence_id);

ALTER TABLE ONLY public.document_folders
    ADD CONSTRAINT document_folders_name UNIQUE (residence_id, name_key);

ALTER TABLE ONLY public.document_folders
    ADD CONSTRAINT document_folders_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.document_label_links
    ADD CONSTRAINT document_label_links_pkey PRIMARY KEY (document_id, label_id);

ALTER TABLE ONLY public.document_labels
    ADD CONSTRAINT document_labels_code_key UNIQUE (code);

ALTER TABLE ONLY public.document_labels
    ADD CONSTRAINT document_labels_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.documents
    ADD CONSTRAINT documents_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.emails
    ADD CONSTRAINT emails_contact_information_id_email_key UNIQUE (contact_information_id, email);

ALTER TABLE ONLY public.emails
    ADD CONSTRAINT emails_contact_information_id_position_key UNIQUE (contact_information_id, "position");

ALTER TABLE ONLY public.emails
    ADD CONSTRAINT emails_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.idempotency_keys
    ADD CONSTRAINT idempotency_keys_pkey PRIMARY KEY (user_id, key);

ALTER TABLE ONLY public.interventions
    ADD CONSTRAINT interventions_id_residence_id_key UNIQUE (id, residence_id);

ALTER TABLE ONLY public.interventions
    ADD CONSTRAINT interventions_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.kysely_migration_lock
    ADD CONSTRAINT kysely_migration_lock_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.kysely_migration
    ADD CONSTRAINT kysely_migration_pkey PRIMARY KEY (name);

ALTER TABLE ONLY public.manufacturers
    ADD CONSTRAINT manufacturers_company_id_key UNIQUE (company_id);

ALTER TABLE ONLY public.manufacturers
    ADD CONSTRAINT manufacturers_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.material_label_products
    ADD CONSTRAINT material_label_products_material_label_id_position_key UNIQUE (material_label_id, "position");

ALTER TABLE ONLY public.material_label_products
    ADD CONSTRAINT material_label_products_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.material_labels
    ADD CONSTRAINT material_labels_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.one_time_tokens
    ADD CONSTRAINT one_time_tokens_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.one_time_tokens
    ADD CONSTRAINT one_time_tokens_token_hash_key UNIQUE (token_hash);

ALTER TABLE ONLY public.phones
    ADD CONSTRAINT phones_contact_information_id_position_key UNIQUE (contact_information_id, "position");

ALTER TABLE ONLY public.phones
    ADD CONSTRAINT phones_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.product_categories
    ADD CONSTRAINT product_categories_code_key UNIQUE (code);

ALTER TABLE ONLY public.product_categories
    ADD CONSTRAINT product_categories_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.product_category_links
    ADD CONSTRAINT product_category_links_pkey PRIMARY KEY (product_id, category_id);

ALTER TABLE ONLY public.product_classes
    ADD CONSTRAINT product_classes_code_key UNIQUE (code);

ALTER TABLE ONLY public.product_classes
    ADD CONSTRAINT product_classes_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.product_label_links
    ADD CONSTRAINT product_label_links_pkey PRIMARY KEY (product_id, label_id);

ALTER TABLE ONLY public.product_labels
    ADD CONSTRAINT product_labels_code_key UNIQUE (code);

ALTER TABLE ONLY public.product_labels
    ADD CONSTRAINT product_labels_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.product_requests
    ADD CONSTRAINT product_requests_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.product_tasks
    ADD CONSTRAINT product_tasks_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.products
    ADD CONSTRAINT products_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.ptg_quota_usages
    ADD CONSTRAINT ptg_quota_usages_pkey PRIMARY KEY (company_id, month);

ALTER TABLE ONLY public.ptg_quotas
    ADD CONSTRAINT ptg_quotas_pkey PRIMARY KEY (company_id);

ALTER TABLE ONLY public.rate_limits
    ADD CONSTRAINT rate_limits_pkey PRIMARY KEY (bucket, window_start);

ALTER TABLE ONLY public.residence_service_provisions
    ADD CONSTRAINT residence_service_provisions_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.residence_service_provisions
    ADD CONSTRAINT residence_service_provisions_residence_id_code_key UNIQUE (residence_id, code);

ALTER TABLE ONLY public.residence_states_history
    ADD CONSTRAINT residence_states_history_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.residence_users
    ADD CONSTRAINT residence_users_once UNIQUE (residence_id, user_id);

ALTER TABLE ONLY public.residence_users
    ADD CONSTRAINT residence_users_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.residences
    ADD CONSTRAINT residences_code UNIQUE (residence_code);

ALTER TABLE ONLY public.residences
    ADD CONSTRAINT residences_contact_information_id_key UNIQUE (contact_information_id);

ALTER TABLE ONLY public.residences
    ADD CONSTRAINT residences_id_company_id_key UNIQUE (id, company_id);

ALTER TABLE ONLY public.residences
    ADD CONSTRAINT residences_id_type_key UNIQUE (id, type);

ALTER TABLE ONLY public.residences
    ADD CONSTRAINT residences_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.resource_accesses
    ADD CONSTRAINT resource_accesses_authorized_company_id_resource_type_resou_key UNIQUE (authorized_company_id, resource_type, resource_id);

ALTER TABLE ONLY public.resource_accesses
    ADD CONSTRAINT resource_accesses_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.service_provisions
    ADD CONSTRAINT service_provisions_pkey PRIMARY KEY (code);

ALTER TABLE ONLY public.shared_secrets
    ADD CONSTRAINT shared_secrets_pkey PRIMARY KEY (name);

ALTER TABLE ONLY public.stored_files
    ADD CONSTRAINT stored_files_key UNIQUE (storage_key);

ALTER TABLE ONLY public.stored_files
    ADD CONSTRAINT stored_files_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.templates
    ADD CONSTRAINT templates_id_company_id_key UNIQUE (id, company_id);

ALTER TABLE ONLY public.templates
    ADD CONSTRAINT templates_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.terms_versions
    ADD CONSTRAINT terms_versions_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.terms_versions
    ADD CONSTRAINT terms_versions_version_key UNIQUE (version);

ALTER TABLE ONLY public.thermal_studies
    ADD CONSTRAINT thermal_studies_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.user_badges
    ADD CONSTRAINT user_badges_pkey PRIMARY KEY (user_id, code);

ALTER TABLE ONLY public.user_channel_settings
    ADD CONSTRAINT user_channel_settings_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.user_channel_settings
    ADD CONSTRAINT user_channel_settings_user_id_channel_id_key UNIQUE (user_id, channel_id);

ALTER TABLE ONLY public.user_environmental_labels
    ADD CONSTRAINT user_environmental_labels_pkey PRIMARY KEY (user_id, code);

ALTER TABLE ONLY public.user_global_roles
    ADD CONSTRAINT user_global_roles_pkey PRIMARY KEY (user_id, role);

ALTER TABLE ONLY public.user_notifications
    ADD CONSTRAINT user_notifications_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.user_role_companies
    ADD CONSTRAINT user_role_companies_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.user_role_companies
    ADD CONSTRAINT user_role_companies_user_id_company_id_key UNIQUE (user_id, company_id);

ALTER TABLE ONLY public.user_terms_acceptances
    ADD CONSTRAINT user_terms_acceptances_pkey PRIMARY KEY (user_id, terms_version_id);

ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.webhook_inbox
    ADD CONSTRAINT webhook_inbox_once UNIQUE (source, dedupe_key);

ALTER TABLE ONLY public.webhook_inbox
    ADD CONSTRAINT webhook_inbox_pkey PRIMARY KEY (id);

CREATE UNIQUE INDEX job_common_i1 ON pgboss.job_common USING btree (name, COALESCE(singleton_key, ''::text)) WHERE ((state = 'created'::pgboss.job_state) AND (policy = 'short'::text));

CREATE INDEX job_common_i10 ON pgboss.job_common USING btree (name, singleton_key, state DESC, created_on, id) INCLUDE (start_after) WHERE ((state < 'active'::pgboss.job_state) AND (NOT blocked) AND (policy = 'key_strict_fifo'::text));

CREATE INDEX job_common_i11 ON pgboss.job_common USING btree (name, priority DESC, created_on, start_after) WHERE ((state < 'active'::pgboss.job_state) AND (NOT blocked));

CREATE INDEX job_common_i12 ON pgboss.job_common USING btree (source_root_id) WHERE (source_root_id IS NOT NULL);

CREATE UNIQUE INDEX job_common_i2 ON pgboss.job_common USING btree (name, COALESCE(singleton_key, ''::text)) WHERE ((state = 'active'::pgboss.job_state) AND (policy = 'singleton'::text));

CREATE UNIQUE INDEX job_common_i3 ON pgboss.job_common USING btree (name, state, COALESCE(singleton_key, ''::text)) WHERE ((state <= 'active'::pgboss.job_state) AND (policy = 'stately'::text));

CREATE UNIQUE INDEX job_common_i4 ON pgboss.job_common USING btree (name, singleton_on, COALESCE(singleton_key, ''::text)) WHERE ((state <> 'cancelled'::pgboss.job_state) AND (singleton_on IS NOT NULL));

CREATE UNIQUE INDEX job_common_i6 ON pgboss.job_common USING btree (name, COALESCE(singleton_key, ''::text)) WHERE ((state <= 'active'::pgboss.job_state) AND (policy = 'exclusive'::text));

CREATE INDEX job_common_i7 ON pgboss.job_common USING btree (name, group_id) WHERE ((state = 'active'::pgboss.job_state) AND (group_id IS NOT NULL));

CREATE UNIQUE INDEX job_common_i8 ON pgboss.job_common USING btree (name, singleton_key) WHERE ((state = ANY (ARRAY['active'::pgboss.job_state, 'retry'::pgboss.job_state, 'failed'::pgboss.job_state])) AND (policy = 'key_strict_fifo'::text));

CREATE INDEX job_common_i9 ON pgboss.job_common USING btree (name, id) WHERE (blocking AND (state = 'completed'::pgboss.job_state));

CREATE INDEX job_dep_parent_idx ON pgboss.job_dependency USING btree (parent_name, parent_id);

CREATE INDEX queue_stats_i1 ON ONLY pgboss.queue_stats USING btree (name, captured_on DESC) INCLUDE (deferred_count, queued_count, ready_count, active_count, failed_count, total_count);

CREATE INDEX queue_stats_20261122_name_captured_on_deferred_count_queued_idx ON pgboss.queue_stats_20261122 USING btree (name, captured_on DESC) INCLUDE (deferred_count, queued_count, ready_count, active_count, failed_count, total_count);

CREATE INDEX queue_stats_20261123_name_captured_on_deferred_count_queued_idx ON pgboss.queue_stats_20261123 USING btree (name, captured_on DESC) INCLUDE (deferred_count, queued_count, ready_count, active_count, failed_count, total_count);

CREATE INDEX warning_i1 ON pgboss.warning USING btree (created_on DESC);

CREATE UNIQUE INDEX access_requests_one_pending ON public.access_requests USING btree (residence_id, user_id) WHERE (status = 'PENDING'::public.access_request_status);

CREATE INDEX access_tokens_expiry ON public.access_tokens USING btree (expires_at);

CREATE INDEX access_tokens_user ON public.access_tokens USING btree (user_id) WHERE (revoked_at IS NULL);

CREATE INDEX activity_entries_company ON public.activity_entries USING btree (residence_id, actor_company_id, created_at DESC);

CREATE INDEX activity_entries_feed ON public.activity_entries USING btree (residence_id, created_at DESC, id DESC);

CREATE INDEX activity_entries_user ON public.activity_entries USING btree (residence_id, actor_user_id, created_at DESC);

CREATE INDEX activity_logs_entry ON public.activity_logs USING btree (entry_id, model_name, action);

CREATE INDEX communication_logs_recipient ON public.communication_logs USING btree (recipient, created_at DESC);

CREATE INDEX communication_logs_res ON public.communication_logs USING btree (residence_id, channel_code, created_at DESC);

CREATE INDEX companies_name_trgm ON public.companies USING gin (public.f_norm(name) public.gin_trgm_ops) WHERE (deleted_at IS NULL);

CREATE INDEX companies_parent ON public.companies USING btree (parent_id, name) WHERE (deleted_at IS NULL);

CREATE INDEX company_closure_up ON public.company_closure USING btree (descendant_id, depth);

CREATE INDEX company_subscriptions_company ON public.company_subscriptions USING btree (company_id, starts_on DESC);

CREATE INDEX credential_contacts_company ON public.credential_contacts USING btree (company_id, "position");

CREATE INDEX device_tasks_due ON public.device_tasks USING btree (due_date) WHERE ((done_at IS NULL) AND (reminded_at IS NULL));

CREATE INDEX devices_batch ON public.devices USING btree (bulk_batch_id) WHERE (bulk_batch_id IS NOT NULL);

CREATE INDEX devices_product ON public.devices USING btree (product_id);

CREATE INDEX devices_residence ON public.devices USING btree (residence_id, created_at DESC, id DESC);

CREATE INDEX document_label_links_label ON public.document_label_links USING btree (label_id);

CREATE INDEX documents_device_files ON public.documents USING btree (device_id) WHERE (device_id IS NOT NULL);

CREATE INDEX documents_intervention_files ON public.documents USING btree (intervention_id, file_group) WHERE (intervention_id IS NOT NULL);

CREATE UNIQUE INDEX documents_name ON public.documents USING btree (residence_id, folder_id, lower(name), lower(extension)) NULLS NOT DISTINCT WHERE (context = 'RESIDENCE'::public.document_context);

CREATE INDEX documents_product_files ON public.documents USING btree (product_id) WHERE (product_id IS NOT NULL);

CREATE INDEX documents_residence ON public.documents USING btree (residence_id) WHERE (residence_id IS NOT NULL);

CREATE INDEX documents_stored_file ON public.documents USING btree (stored_file_id);

CREATE INDEX documents_template ON public.documents USING btree (template_id) WHERE (template_id IS NOT NULL);

CREATE INDEX emails_email ON public.emails USING btree (email);

CREATE INDEX idempotency_keys_age ON public.idempotency_keys USING btree (created_at);

CREATE INDEX interventions_company_created ON public.interventions USING btree (company_id, created_at DESC, id DESC);

CREATE INDEX interventions_company_date ON public.interventions USING btree (company_id, date DESC NULLS LAST, id DESC);

CREATE INDEX interventions_company_date_up ON public.interventions USING btree (company_id, date, id);

CREATE INDEX interventions_company_status ON public.interventions USING btree (company_id, status, id);

CREATE INDEX interventions_company_type ON public.interventions USING btree (company_id, type, id);

CREATE INDEX interventions_residence ON public.interventions USING btree (residence_id, created_at DESC);

CREATE UNIQUE INDEX manufacturers_name ON public.manufacturers USING btree (public.f_norm(name));

CREATE INDEX material_label_products_product ON public.material_label_products USING btree (product_id);

CREATE UNIQUE INDEX material_labels_wall ON public.material_labels USING btree (company_id, thermal_engineering_office_id, wall_type, envelope_type, envelope_nature, public.f_norm(envelope_label));

CREATE INDEX one_time_tokens_email ON public.one_time_tokens USING btree (email, kind);

CREATE UNIQUE INDEX one_time_tokens_one_reset ON public.one_time_tokens USING btree (user_id) WHERE ((kind = 'PASSWORD_RESET'::public.one_time_token_kind) AND (used_at IS NULL) AND (revoked_at IS NULL));

CREATE INDEX product_category_links_category ON public.product_category_links USING btree (category_id);

CREATE UNIQUE INDEX product_requests_once ON public.product_requests USING btree (residence_id, public.f_norm(manufacturer), public.f_norm(name)) WHERE ((status = 'PENDING'::public.product_request_status) AND shows_as_device AND (source_type IS NULL));

CREATE INDEX product_requests_queue ON public.product_requests USING btree (status, created_at);

CREATE INDEX product_requests_residence ON public.product_requests USING btree (residence_id, created_at DESC) WHERE ((status = 'PENDING'::public.product_request_status) AND shows_as_device);

CREATE INDEX product_tasks_class ON public.product_tasks USING btree (class_id);

CREATE INDEX product_tasks_product ON public.product_tasks USING btree (product_id);

CREATE INDEX products_class ON public.products USING btree (class_id);

CREATE INDEX products_manufacturer ON public.products USING btree (manufacturer_id);

CREATE INDEX products_name ON public.products USING btree (name_norm, id) WHERE (archived_at IS NULL);

CREATE INDEX products_nature ON public.products USING btree (nature) WHERE (archived_at IS NULL);

CREATE INDEX products_parent ON public.products USING btree (parent_id, manufacturer_id);

CREATE UNIQUE INDEX products_reference ON public.products USING btree (manufacturer_id, lower(name), lower(reference)) WHERE (archived_at IS NULL);

CREATE INDEX products_search_trgm ON public.products USING gin (search_norm public.gin_trgm_ops) WHERE (archived_at IS NULL);

CREATE INDEX residence_states_history_res ON public.residence_states_history USING btree (residence_id, created_at DESC);

CREATE INDEX residence_users_user ON public.residence_users USING btree (user_id);

CREATE INDEX residences_address_trgm ON public.residences USING gin (company_id, address_norm public.gin_trgm_ops) WHERE (deleted_at IS NULL);

CREATE INDEX residences_city_trgm ON public.residences USING gin (company_id, city_norm public.gin_trgm_ops) WHERE (deleted_at IS NULL);

CREATE INDEX residences_company_created ON public.residences USING btree (company_id, created_at DESC, id DESC) WHERE (deleted_at IS NULL);

CREATE INDEX residences_company_deleted ON public.residences USING btree (company_id, deleted_at DESC) WHERE (deleted_at IS NOT NULL);

CREATE INDEX residences_company_name ON public.residences USING btree (company_id, name_norm, id) WHERE (deleted_at IS NULL);

CREATE INDEX residences_company_ptg_created ON public.residences USING btree (company_id, created_at DESC, id DESC) WHERE ((deleted_at IS NULL) AND is_ptg);

CREATE INDEX residences_company_type_created ON public.residences USING btree (company_id, type, created_at DESC, id DESC) WHERE (deleted_at IS NULL);

CREATE INDEX residences_company_zip ON public.residences USING btree (company_id, zip_code text_pattern_ops) WHERE (deleted_at IS NULL);

CREATE INDEX residences_contract_trgm ON public.residences USING gin (company_id, contract_norm public.gin_trgm_ops) WHERE (deleted_at IS NULL);

CREATE INDEX residences_created_admin ON public.residences USING btree (created_at DESC, id DESC);

CREATE INDEX residences_name_sort ON public.residences USING btree (name_norm, id) WHERE (deleted_at IS NULL);

CREATE INDEX residences_name_trgm ON public.residences USING gin (company_id, name_norm public.gin_trgm_ops) WHERE (deleted_at IS NULL);

CREATE INDEX residences_parent ON public.residences USING btree (parent_id, name_norm) WHERE (parent_id IS NOT NULL);

CREATE INDEX residences_zip ON public.residences USING btree (zip_code text_pattern_ops) WHERE (deleted_at IS NULL);

CREATE INDEX resource_accesses_authorized ON public.resource_accesses USING btree (company_id, created_at, id);

CREATE INDEX resource_accesses_granted ON public.resource_accesses USING btree (authorized_company_id, created_at, id);

CREATE INDEX rsp_code_expiry ON public.residence_service_provisions USING btree (code, expiring_date);

CREATE UNIQUE INDEX templates_name ON public.templates USING btree (company_id, public.f_norm(name));

CREATE UNIQUE INDEX thermal_studies_one_current ON public.thermal_studies USING btree (residence_id) WHERE is_current;

CREATE INDEX user_notifications_feed ON public.user_notifications USING btree (user_id, created_at DESC, id DESC);

CREATE INDEX user_role_company ON public.user_role_companies USING btree (company_id);

CREATE UNIQUE INDEX user_role_one_primary ON public.user_role_companies USING btree (user_id) WHERE is_primary;

CREATE UNIQUE INDEX users_email_live ON public.users USING btree (email) WHERE ((deleted_at IS NULL) AND (email IS NOT NULL));

CREATE INDEX users_search_trgm ON public.users USING gin (public.f_norm((((((username)::text || ' '::text) || COALESCE(first_name, ''::text)) || ' '::text) || COALESCE(last_name, ''::text))) public.gin_trgm_ops);

CREATE UNIQUE INDEX users_username_live ON public.users USING btree (username) WHERE (deleted_at IS NULL);

ALTER INDEX pgboss.job_pkey ATTACH PARTITION pgboss.job_common_pkey;

ALTER INDEX pgboss.queue_stats_i1 ATTACH PARTITION pgboss.queue_stats_20261122_name_captured_on_deferred_count_queued_idx;

ALTER INDEX pgboss.queue_stats_pkey ATTACH PARTITION pgboss.queue_stats_20261122_pkey;

ALTER INDEX pgboss.queue_stats_i1 ATTACH PARTITION pgboss.queue_stats_20261123_name_captured_on_deferred_count_queued_idx;

ALTER INDEX pgboss.queue_stats_pkey ATTACH PARTITION pgboss.queue_stats_20261123_pkey;

CREATE TRIGGER company_tree_aiu AFTER INSERT OR UPDATE OF parent_id ON public.companies FOR EACH ROW EXECUTE FUNCTION public.company_tree_aiu();

CREATE TRIGGER company_tree_biu BEFORE INSERT OR UPDATE OF parent_id, type ON public.companies FOR EACH ROW EXECUTE FUNCTION public.company_tree_biu();

CREATE TRIGGER residence_stats_del AFTER DELETE ON public.residences REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION public.residence_stats_del();

CREATE TRIGGER residence_stats_ins AFTER INSERT ON public.residences REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.residence_stats_ins();

CREATE TRIGGER residence_stats_upd AFTER UPDATE ON public.residences REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.residence_stats_upd();

ALTER TABLE ONLY pgboss.job_common
    ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES pgboss.queue(name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY pgboss.job_common
    ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES pgboss.queue(name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY pgboss.queue
    ADD CONSTRAINT queue_dead_letter_fkey FOREIGN KEY (dead_letter) REFERENCES pgboss.queue(name);

ALTER TABLE ONLY pgboss.schedule
    ADD CONSTRAINT schedule_name_fkey FOREIGN KEY (name) REFERENCES pgboss.queue(name) ON DELETE CASCADE;

ALTER TABLE ONLY pgboss.subscription
    ADD CONSTRAINT subscription_name_fkey FOREIGN KEY (name) REFERENCES pgboss.queue(name) ON DELETE CASCADE;

ALTER TABLE ONLY public.access_requests
    ADD CONSTRAINT access_requests_decided_by_user_id_fkey FOREIGN KEY (decided_by_user_id) REFERENCES public.users(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.access_requests
    ADD CONSTRAINT access_requests_residence_id_fkey FOREIGN KEY (residence_id) REFERENCES public.residences(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.access_requests
    ADD CONSTRAINT access_requests_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.access_tokens
    ADD CONSTRAINT access_tokens_impersonator_user_id_fkey FOREIGN KEY (impersonator_user_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.access_tokens
    ADD CONSTRAINT access_tokens_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.activity_entries
    ADD CONSTRAINT activity_entries_actor_company_id_fkey FOREIGN KEY (actor_company_id) REFERENCES public.companies(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.activity_entries
    ADD CONSTRAINT activity_entries_actor_user_id_fkey FOREIGN KEY (actor_user_id) REFERENCES public.users(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.activity_entries
    ADD CONSTRAINT activity_entries_impersonator_user_id_fkey FOREIGN KEY (impersonator_user_id) REFERENCES public.users(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.activity_entries
    ADD CONSTRAINT activity_entries_residence_id_fkey FOREIGN KEY (residence_id) REFERENCES public.residences(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.activity_logs
    ADD CONSTRAINT activity_logs_entry_id_fkey FOREIGN KEY (entry_id) REFERENCES public.activity_entries(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.addresses
    ADD CONSTRAINT addresses_contact_information_id_fkey FOREIGN KEY (contact_information_id) REFERENCES public.contact_informations(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.communication_log_events
    ADD CONSTRAINT communication_log_events_log_id_fkey FOREIGN KEY (log_id) REFERENCES public.communication_logs(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.communication_logs
    ADD CONSTRAINT communication_logs_channel_code_fkey FOREIGN KEY (channel_code) REFERENCES public.communication_channels(code) ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY public.communication_logs
    ADD CONSTRAINT communication_logs_company_id_fkey FOREIGN KEY (company_id) REFERENCES public.companies(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.communication_logs
    ADD CONSTRAINT communication_logs_recipient_user_id_fkey FOREIGN KEY (recipient_user_id) REFERENCES public.users(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.communication_logs
    ADD CONSTRAINT communication_logs_residence_id_fkey FOREIGN KEY (residence_id) REFERENCES public.residences(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.communication_logs
    ADD CONSTRAINT communication_logs_sender_user_id_fkey FOREIGN KEY (sender_user_id) REFERENCES public.users(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.companies
    ADD CONSTRAINT companies_contact_information_id_fkey FOREIGN KEY (contact_information_id) REFERENCES public.contact_informations(id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.companies
    ADD CONSTRAINT companies_owner_user_id_fkey FOREIGN KEY (owner_user_id) REFERENCES public.users(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.companies
    ADD CONSTRAINT companies_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES public.companies(id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.companies
    ADD CONSTRAINT companies_picture_file_id_fkey FOREIGN KEY (picture_file_id) REFERENCES public.stored_files(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.company_channel_settings
    ADD CONSTRAINT company_channel_settings_channel_id_fkey FOREIGN KEY (channel_id) REFERENCES public.communication_channels(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.company_channel_settings
    ADD CONSTRAINT company_channel_settings_company_id_fkey FOREIGN KEY (company_id) REFERENCES public.companies(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.company_closure
    ADD CONSTRAINT company_closure_ancestor_id_fkey FOREIGN KEY (ancestor_id) REFERENCES public.companies(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.company_closure
    ADD CONSTRAINT company_closure_descendant_id_fkey FOREIGN KEY (descendant_id) REFERENCES public.companies(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.company_links
    ADD CONSTRAINT company_links_company_id_fkey FOREIGN KEY (company_id) REFERENCES public.companies(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.company_links
    ADD CONSTRAINT company_links_linked_company_id_fkey FOREIGN KEY (linked_company_id) REFERENCES public.companies(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.company_options
    ADD CONSTRAINT company_options_company_id_fkey FOREIGN KEY (company_id) REFERENCES public.companies(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.company_options
    ADD CONSTRAINT company_options_template_id_company_id_fkey FOREIGN KEY (template_id, company_id) REFERENCES public.templates(id, company_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.company_residence_stats
    ADD CONSTRAINT company_residence_stats_company_id_fkey FOREIGN KEY (company_id) REFERENCES public.companies(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.company_subscriptions
    ADD CONSTRAINT company_subscriptions_code_fkey FOREIGN KEY (code) REFERENCES public.service_provisions(code) ON DELETE RESTRICT;

ALTER TABLE ONLY public.company_subscriptions
    ADD CONSTRAINT company_subscriptions_company_id_fkey FOREIGN KEY (company_id) REFERENCES public.companies(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.credential_contacts
    ADD CONSTRAINT credential_contacts_company_id_fkey FOREIGN KEY (company_id) REFERENCES public.companies(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.device_tasks
    ADD CONSTRAINT device_tasks_device_id_fkey FOREIGN KEY (device_id) REFERENCES public.devices(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.device_tasks
    ADD CONSTRAINT device_tasks_product_task_id_fkey FOREIGN KEY (product_task_id) REFERENCES public.product_tasks(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.devices
    ADD CONSTRAINT devices_created_by_user_id_fkey FOREIGN KEY (created_by_user_id) REFERENCES public.users(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.devices
    ADD CONSTRAINT devices_product_id_fkey FOREIGN KEY (product_id) REFERENCES public.products(id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.devices
    ADD CONSTRAINT devices_residence_id_fkey FOREIGN KEY (residence_id) REFERENCES public.residences(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.document_folders
    ADD CONSTRAINT document_folders_created_by_user_id_fkey FOREIGN KEY (created_by_user_id) REFERENCES public.users(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.document_folders
    ADD CONSTRAINT document_folders_residence_id_fkey FOREIGN KEY (residence_id) REFERENCES public.residences(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.document_label_links
    ADD CONSTRAINT document_label_links_document_id_fkey FOREIGN KEY (document_id) REFERENCES public.documents(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.document_label_links
    ADD CONSTRAINT document_label_links_label_id_fkey FOREIGN KEY (label_id) REFERENCES public.document_labels(id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.document_labels
    ADD CONSTRAINT document_labels_alias_of_id_fkey FOREIGN KEY (alias_of_id) REFERENCES public.document_labels(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.documents
    ADD CONSTRAINT documents_creator_company_id_fkey FOREIGN KEY (creator_company_id) REFERENCES public.companies(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.documents
    ADD CONSTRAINT documents_creator_user_id_fkey FOREIGN KEY (creator_user_id) REFERENCES public.users(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.documents
    ADD CONSTRAINT documents_device FOREIGN KEY (device_id, residence_id) REFERENCES public.devices(id, residence_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.documents
    ADD CONSTRAINT documents_folder FOREIGN KEY (folder_id, residence_id) REFERENCES public.document_folders(id, residence_id);

ALTER TABLE ONLY public.documents
    ADD CONSTRAINT documents_intervention FOREIGN KEY (intervention_id, residence_id) REFERENCES public.interventions(id, residence_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.documents
    ADD CONSTRAINT documents_private_building FOREIGN KEY (residence_id, private_type) REFERENCES public.residences(id, type);

ALTER TABLE ONLY public.documents
    ADD CONSTRAINT documents_product_id_fkey FOREIGN KEY (product_id) REFERENCES public.products(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.documents
    ADD CONSTRAINT documents_residence_id_fkey FOREIGN KEY (residence_id) REFERENCES public.residences(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.documents
    ADD CONSTRAINT documents_stored_file_id_fkey FOREIGN KEY (stored_file_id) REFERENCES public.stored_files(id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.documents
    ADD CONSTRAINT documents_template_id_fkey FOREIGN KEY (template_id) REFERENCES public.templates(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.documents
    ADD CONSTRAINT documents_thermal_study_id_fkey FOREIGN KEY (thermal_study_id) REFERENCES public.thermal_studies(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.emails
    ADD CONSTRAINT emails_contact_information_id_fkey FOREIGN KEY (contact_information_id) REFERENCES public.contact_informations(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.idempotency_keys
    ADD CONSTRAINT idempotency_keys_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.interventions
    ADD CONSTRAINT interventions_company_id_fkey FOREIGN KEY (company_id) REFERENCES public.companies(id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.interventions
    ADD CONSTRAINT interventions_created_by_user_id_fkey FOREIGN KEY (created_by_user_id) REFERENCES public.users(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.interventions
    ADD CONSTRAINT interventions_product_id_fkey FOREIGN KEY (product_id) REFERENCES public.products(id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.interventions
    ADD CONSTRAINT interventions_product_request_id_fkey FOREIGN KEY (product_request_id) REFERENCES public.product_requests(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.interventions
    ADD CONSTRAINT interventions_residence_id_fkey FOREIGN KEY (residence_id) REFERENCES public.residences(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.manufacturers
    ADD CONSTRAINT manufacturers_company_id_fkey FOREIGN KEY (company_id) REFERENCES public.companies(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.material_label_products
    ADD CONSTRAINT material_label_products_material_label_id_fkey FOREIGN KEY (material_label_id) REFERENCES public.material_labels(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.material_label_products
    ADD CONSTRAINT material_label_products_product_id_fkey FOREIGN KEY (product_id) REFERENCES public.products(id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.material_labels
    ADD CONSTRAINT material_labels_company_id_fkey FOREIGN KEY (company_id) REFERENCES public.companies(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.material_labels
    ADD CONSTRAINT material_labels_thermal_engineering_office_id_fkey FOREIGN KEY (thermal_engineering_office_id) REFERENCES public.companies(id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.one_time_tokens
    ADD CONSTRAINT one_time_tokens_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.phones
    ADD CONSTRAINT phones_contact_information_id_fkey FOREIGN KEY (contact_information_id) REFERENCES public.contact_informations(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.product_categories
    ADD CONSTRAINT product_categories_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES public.product_categories(id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.product_category_links
    ADD CONSTRAINT product_category_links_category_id_fkey FOREIGN KEY (category_id) REFERENCES public.product_categories(id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.product_category_links
    ADD CONSTRAINT product_category_links_product_id_fkey FOREIGN KEY (product_id) REFERENCES public.products(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.product_label_links
    ADD CONSTRAINT product_label_links_label_id_fkey FOREIGN KEY (label_id) REFERENCES public.product_labels(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.product_label_links
    ADD CONSTRAINT product_label_links_product_id_fkey FOREIGN KEY (product_id) REFERENCES public.products(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.product_requests
    ADD CONSTRAINT product_requests_company_id_fkey FOREIGN KEY (company_id) REFERENCES public.companies(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.product_requests
    ADD CONSTRAINT product_requests_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES public.products(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.product_requests
    ADD CONSTRAINT product_requests_product_id_fkey FOREIGN KEY (product_id) REFERENCES public.products(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.product_requests
    ADD CONSTRAINT product_requests_requested_by_user_id_fkey FOREIGN KEY (requested_by_user_id) REFERENCES public.users(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.product_requests
    ADD CONSTRAINT product_requests_residence_id_fkey FOREIGN KEY (residence_id) REFERENCES public.residences(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.product_tasks
    ADD CONSTRAINT product_tasks_class_id_fkey FOREIGN KEY (class_id) REFERENCES public.product_classes(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.product_tasks
    ADD CONSTRAINT product_tasks_product_id_fkey FOREIGN KEY (product_id) REFERENCES public.products(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.products
    ADD CONSTRAINT products_class_id_fkey FOREIGN KEY (class_id) REFERENCES public.product_classes(id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.products
    ADD CONSTRAINT products_manufacturer_id_fkey FOREIGN KEY (manufacturer_id) REFERENCES public.manufacturers(id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.products
    ADD CONSTRAINT products_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES public.products(id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.products
    ADD CONSTRAINT products_picture_file_id_fkey FOREIGN KEY (picture_file_id) REFERENCES public.stored_files(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.ptg_quota_usages
    ADD CONSTRAINT ptg_quota_usages_company_id_fkey FOREIGN KEY (company_id) REFERENCES public.companies(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.ptg_quotas
    ADD CONSTRAINT ptg_quotas_company_id_fkey FOREIGN KEY (company_id) REFERENCES public.companies(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.ptg_quotas
    ADD CONSTRAINT ptg_quotas_updated_by_user_id_fkey FOREIGN KEY (updated_by_user_id) REFERENCES public.users(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.residence_service_provisions
    ADD CONSTRAINT residence_service_provisions_code_fkey FOREIGN KEY (code) REFERENCES public.service_provisions(code) ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY public.residence_service_provisions
    ADD CONSTRAINT residence_service_provisions_residence_id_fkey FOREIGN KEY (residence_id) REFERENCES public.residences(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.residence_states_history
    ADD CONSTRAINT residence_states_history_actor_user_id_fkey FOREIGN KEY (actor_user_id) REFERENCES public.users(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.residence_states_history
    ADD CONSTRAINT residence_states_history_residence_id_fkey FOREIGN KEY (residence_id) REFERENCES public.residences(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.residence_users
    ADD CONSTRAINT residence_users_residence_id_fkey FOREIGN KEY (residence_id) REFERENCES public.residences(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.residence_users
    ADD CONSTRAINT residence_users_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.residences
    ADD CONSTRAINT residences_activated_by_user_id_fkey FOREIGN KEY (activated_by_user_id) REFERENCES public.users(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.residences
    ADD CONSTRAINT residences_company_id_fkey FOREIGN KEY (company_id) REFERENCES public.companies(id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.residences
    ADD CONSTRAINT residences_contact_information_id_fkey FOREIGN KEY (contact_information_id) REFERENCES public.contact_informations(id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.residences
    ADD CONSTRAINT residences_created_by_user_id_fkey FOREIGN KEY (created_by_user_id) REFERENCES public.users(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.residences
    ADD CONSTRAINT residences_deleted_by_user_id_fkey FOREIGN KEY (deleted_by_user_id) REFERENCES public.users(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.residences
    ADD CONSTRAINT residences_parent_building FOREIGN KEY (parent_id, parent_type) REFERENCES public.residences(id, type) ON DELETE RESTRICT;

ALTER TABLE ONLY public.residences
    ADD CONSTRAINT residences_parent_company FOREIGN KEY (parent_id, company_id) REFERENCES public.residences(id, company_id) ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY public.resource_accesses
    ADD CONSTRAINT resource_accesses_authorized_company_id_fkey FOREIGN KEY (authorized_company_id) REFERENCES public.companies(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.resource_accesses
    ADD CONSTRAINT resource_accesses_company_id_fkey FOREIGN KEY (company_id) REFERENCES public.companies(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.resource_accesses
    ADD CONSTRAINT resource_accesses_created_by_user_id_fkey FOREIGN KEY (created_by_user_id) REFERENCES public.users(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.resource_accesses
    ADD CONSTRAINT resource_accesses_resource_id_fkey FOREIGN KEY (resource_id) REFERENCES public.companies(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.templates
    ADD CONSTRAINT templates_company_id_fkey FOREIGN KEY (company_id) REFERENCES public.companies(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.templates
    ADD CONSTRAINT templates_created_by_user_id_fkey FOREIGN KEY (created_by_user_id) REFERENCES public.users(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.thermal_studies
    ADD CONSTRAINT thermal_studies_company_id_fkey FOREIGN KEY (company_id) REFERENCES public.companies(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.thermal_studies
    ADD CONSTRAINT thermal_studies_created_by_user_id_fkey FOREIGN KEY (created_by_user_id) REFERENCES public.users(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.thermal_studies
    ADD CONSTRAINT thermal_studies_residence_id_fkey FOREIGN KEY (residence_id) REFERENCES public.residences(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.user_badges
    ADD CONSTRAINT user_badges_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.user_channel_settings
    ADD CONSTRAINT user_channel_settings_channel_id_fkey FOREIGN KEY (channel_id) REFERENCES public.communication_channels(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.user_channel_settings
    ADD CONSTRAINT user_channel_settings_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.user_environmental_labels
    ADD CONSTRAINT user_environmental_labels_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.user_global_roles
    ADD CONSTRAINT user_global_roles_granted_by_user_id_fkey FOREIGN KEY (granted_by_user_id) REFERENCES public.users(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.user_global_roles
    ADD CONSTRAINT user_global_roles_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.user_notifications
    ADD CONSTRAINT user_notifications_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.user_role_companies
    ADD CONSTRAINT user_role_companies_company_id_fkey FOREIGN KEY (company_id) REFERENCES public.companies(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.user_role_companies
    ADD CONSTRAINT user_role_companies_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.user_terms_acceptances
    ADD CONSTRAINT user_terms_acceptances_terms_version_id_fkey FOREIGN KEY (terms_version_id) REFERENCES public.terms_versions(id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.user_terms_acceptances
    ADD CONSTRAINT user_terms_acceptances_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_picture_file_id_fkey FOREIGN KEY (picture_file_id) REFERENCES public.stored_files(id) ON DELETE SET NULL;

