-- PDL and PCE are the names of their folders, and what they stand for is told beside them (docs/decisions/0012). A home may have
-- made a folder of such a name itself: it becomes the default one, or its papers join those of the default one. Folders are
-- neither made nor taken away meanwhile; papers come and go.
lock table document_folders in share row exclusive mode;
update document_folders f set default_code = f.name_key, name = upper(f.name_key)
  where f.default_code is null and f.name_key in ('pdl', 'pce')
    and not exists (select from document_folders d where d.residence_id = f.residence_id and d.default_code = f.name_key);
do $$
declare own record; paper record; free text; n int;
begin
  for own in select f.id, f.residence_id, d.id as into_id from document_folders f
      join document_folders d on d.residence_id = f.residence_id and d.default_code = f.name_key
    where f.default_code is null and f.name_key in ('pdl', 'pce') order by f.id for update of f
  loop
    for paper in select id, name, extension from documents where residence_id = own.residence_id and folder_id = own.id order by id for update loop
      free := paper.name; n := 1;
      while exists (select from documents where residence_id = own.residence_id and folder_id = own.into_id
          and lower(name) = lower(free) and lower(extension) = lower(paper.extension)) loop
        n := n + 1; free := paper.name || ' (' || n || ')';
      end loop;
      update documents set folder_id = own.into_id, name = free where id = paper.id;
    end loop;
    delete from document_folders where id = own.id;
  end loop;
end $$;
update document_folders set name = upper(default_code), name_key = default_code
  where default_code in ('pdl', 'pce') and (name, name_key) is distinct from (upper(default_code), default_code);
