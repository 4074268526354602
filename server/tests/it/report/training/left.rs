//! What is left of a training: its checkpoint for the process that takes it over, and nothing of one that failed.

use super::*;

on_both_engines!(a_training_that_came_to_nothing_leaves_no_folder, async |app| {
    let scene = Scene::rated(&app, 3).await;
    let fake = Arc::new(Fake::default());
    fake.fails.store(true, Ordering::SeqCst);
    let engine = process(&app, &fake);
    let other = scene.models.join(".other.0190163d-8694-739b-aea5-966c26f8ad90.part");
    fs::create_dir_all(&other).expect("a folder");
    let theirs = json!({"training": "0190163d-8694-739b-aea5-966c26f8ad90", "data": "", "curves": null});
    fs::write(other.join(".training"), theirs.to_string()).expect("a file");

    // Each attempt comes one epoch further than the one before, and none to the end.
    let _ = scene.send("formality", "tiny", "9").await;
    for attempt in 1..=engine::jobs::job::ATTEMPTS {
        work_off(&engine).await;
        let is_last = attempt == engine::jobs::job::ATTEMPTS;
        let run = scene.trainings().await[0].clone();
        assert_eq!(run["state"], if is_last { "failed" } else { "queued" });
        assert_eq!(scene.part(&run).join("optimizer.safetensors").exists(), !is_last, "attempt {attempt}");
        app.clock.pass(300);
    }
    let failed = scene.trainings().await[0].clone();
    assert!(failed["reason"].as_str().is_some_and(|why| why.contains("no memory")));
    assert!(!scene.part(&failed).exists());

    // Called off while it waits for its second attempt, and while it runs.
    app.clock.pass(1);
    let _ = scene.send("second", "tiny", "4").await;
    work_off(&engine).await;
    let second = scene.trainings().await[0].clone();
    assert!(scene.part(&second).exists());
    let cancelled = scene.office.post(&format!("{}/cancel", scene.job(&second)), json!({})).await;
    assert!(cancelled.status.is_success(), "{}", cancelled.text());
    work_off(&engine).await;
    assert!(!scene.part(&second).exists());

    fake.fails.store(false, Ordering::SeqCst);
    fake.stalls.store(true, Ordering::SeqCst);
    // The newest comes first, by the clock.
    app.clock.pass(1);
    let _ = scene.send("third", "tiny", "4").await;
    let running = beside(engine);
    let third = scene.first_epoch().await;
    assert!(scene.part(&third).exists());
    let cancelled = scene.office.post(&format!("{}/cancel", scene.job(&third)), json!({})).await;
    assert!(cancelled.status.is_success(), "{}", cancelled.text());
    let ended = tokio::time::timeout(Duration::from_secs(20), running).await;
    let jobs = scene.office.get(&format!("/studies/{}/jobs", scene.stage.study)).await.text();
    assert!(ended.is_ok_and(|ended| ended.is_ok_and(|stopped| !stopped)), "{jobs}");
    // A process that still trains there changes nothing any more.
    fake.stalls.store(false, Ordering::SeqCst);
    tokio::time::sleep(Duration::from_millis(200)).await;
    assert!(!scene.part(&third).exists() && other.exists(), "another installation's stays");

    // Tried again it begins again, and is trained.
    let _ = scene.office.post(&format!("{}/retry", scene.job(&third)), json!({})).await;
    work_off(&process(&app, &fake)).await;
    assert!(scene.trainings().await[0]["ended_at"].is_string());
    assert_eq!(fake.lessons.lock().expect("whole").last().map(|(_, epochs)| *epochs), Some(0));
});

on_both_engines!(one_folder_that_cannot_be_removed_keeps_no_other, async |app| {
    let scene = Scene::rated(&app, 3).await;
    let fake = Arc::new(Fake::default());
    fake.fails.store(true, Ordering::SeqCst);
    let engine = process(&app, &fake);
    let _ = scene.send("formality", "tiny", "4").await;
    work_off(&engine).await;
    let run = scene.trainings().await[0].clone();
    assert!(scene.part(&run).exists());
    let _ = scene.office.post(&format!("{}/cancel", scene.job(&run)), json!({})).await;
    // Files in place of folders: in whatever order they are looked at, nearly all come before the one that can go.
    let stuck: Vec<PathBuf> = (0..20).map(|n| scene.models.join(format!(".{n}.gone"))).collect();
    for each in &stuck {
        fs::write(each, "").expect("a file");
    }
    work(&app).await;
    assert!(scene.part(&run).exists(), "a process without neural models clears nothing");
    work_off(&engine).await;
    assert!(!scene.part(&run).exists() && stuck.iter().all(|each| each.exists()));
});

on_both_engines!(a_training_that_was_left_is_taken_over_and_counts_once, async |app| {
    let scene = Scene::rated(&app, 3).await;
    let _ = scene.send("formality", "tiny", "4").await;
    let (lost, other) = (Arc::new(Fake::default()), Arc::new(Fake::default()));
    lost.stalls.store(true, Ordering::SeqCst);
    let first = process(&app, &lost);
    // The process stands still after its first epoch: no sign of life.
    let _ = tokio::time::timeout(Duration::from_secs(2), work_off(&first)).await;
    assert_eq!(scene.trainings().await[0]["losses"], json!([1.0]), "the first epoch is stored");
    app.clock.pass(120);
    work_off(&process(&app, &other)).await;
    let run = scene.trainings().await[0].clone();
    assert!(run["ended_at"].is_string(), "{run}");
    assert_eq!(other.lessons.lock().expect("whole")[0].1, 1, "it went on after the first epoch");
    // The first one goes on, and changes nothing.
    lost.stalls.store(false, Ordering::SeqCst);
    tokio::time::sleep(Duration::from_millis(500)).await;
    assert_eq!(scene.trainings().await[0], run);
    let shown = scene.browser.get(&scene.page).await.text();
    assert_eq!(shown.matches("rating:formality@").count(), 1, "one signature");
    let models = app.state.settings.models();
    assert!(models.join("formality/config.json").is_file() && !scene.part(&run).join("config.json").exists());
});
